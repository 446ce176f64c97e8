"""What holds for all tests."""

from bastide._threads import one_thread_each

one_thread_each()  # tests run side by side

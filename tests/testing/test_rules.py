"""Which clause is proved by which test."""

import json
from textwrap import dedent

import pytest

from bastide.core.errors import BastideError, UnknownGame
from bastide.core.rulebook import Clause, Rulebook
from bastide.testing.rules import coverage, rule

LOTS = Rulebook(
    "lots",
    "Lots",
    [
        Clause("LOT-1", "The deal", "Two cards each."),
        Clause("LOT-2", "The play", "One card each."),
        Clause("LOT-3", "The end", "Most points win."),
        Clause("LOT-4", "All of this", "All this holds.", kind="descriptive", reason="It says nothing new."),
    ],
)


@pytest.fixture
def tests(tmp_path):
    """Write test modules into a folder of their own, and return the folder."""

    def write(**modules):
        for name, source in modules.items():
            path = tmp_path / f"{name.replace('__', '/')}.py"
            path.parent.mkdir(exist_ok=True)
            path.write_text(dedent(source), "utf-8")
        return tmp_path

    return write


def proved(tests_folder):
    return coverage(LOTS, tests_folder).proved


class TestRule:
    def test_a_test_carries_the_clauses_it_proves(self):
        @rule("LOT-1", "LOT-2")
        def some_test():
            return "ran"

        assert some_test.__rules__ == ("LOT-1", "LOT-2")
        assert some_test() == "ran"

    def test_several_marks_add_up(self):
        @rule("LOT-1")
        @rule("LOT-2")
        def some_test(): ...

        assert some_test.__rules__ == ("LOT-1", "LOT-2")

    def test_a_class_can_be_marked(self):
        @rule("LOT-1")
        class Base: ...

        @rule("LOT-2")
        class Derived(Base): ...

        assert (Base.__rules__, Derived.__rules__) == (("LOT-1",), ("LOT-2",))

    def test_a_mark_without_clauses_is_refused(self):
        with pytest.raises(TypeError, match="@rule names the clauses"):
            rule()
        with pytest.raises(TypeError, match="@rule names the clauses"):

            @rule
            def some_test(): ...


def test_proved_clauses_are_listed_with_their_tests(tests):
    folder = tests(
        test_play="""
            @rule("LOT-2")
            def test_one_card():
                assert play()

            @rule("LOT-2", "LOT-1")
            def test_two_cards():
                assert play()
            """
    )
    assert proved(folder) == {
        "LOT-1": ["test_play.py::test_two_cards"],
        "LOT-2": ["test_play.py::test_one_card", "test_play.py::test_two_cards"],
    }
    assert list(proved(folder)) == ["LOT-1", "LOT-2"]


def test_a_planted_unproved_clause_is_reported(tests):
    folder = tests(
        test_all="""
            @rule("LOT-1", "LOT-2")
            def test_most():
                assert play()
            """
    )
    report = coverage(LOTS, folder)
    assert [clause.id for clause in report.unproved] == ["LOT-3"]
    assert not report.complete
    assert "Proved by no test:\n  LOT-3 The end\n" in str(report)
    (folder / "test_end.py").write_text('@rule("LOT-3")\ndef test_end():\n    assert play()\n')
    assert coverage(LOTS, folder).complete


@pytest.mark.parametrize("clause", ["TOR-5.2", "TOR-EX13"])
def test_of_a_real_rulebook_all_clauses_but_one_can_be_proved(tests, clause):
    ids = ", ".join(f'"{known.id}"' for known in Rulebook.of("torres") if known.id != clause)
    report = coverage("torres", tests(test_all=f"@rule({ids})\ndef test_all():\n    assert play()\n"))
    assert [unproved.id for unproved in report.unproved] == [clause]
    assert len(report.proved) == len(Rulebook.of("torres")) - 1


def test_descriptive_clauses_need_no_proof_and_keep_their_reason(tests):
    report = coverage(LOTS, tests())
    assert [(clause.id, clause.reason) for clause in report.descriptive] == [("LOT-4", "It says nothing new.")]
    assert "  LOT-4 All of this: It says nothing new." in report.text()


def test_a_descriptive_clause_may_be_proved_all_the_same(tests):
    report = coverage(LOTS, tests(test_all='@rule("LOT-4")\ndef test_all():\n    assert play()\n'))
    assert report.proved == {"LOT-4": ["test_all.py::test_all"]}
    assert report.descriptive == []


@pytest.mark.parametrize(
    ("mark", "reason"),
    [
        ("pytest.mark.skip", "is skipped"),
        ('pytest.mark.skip(reason="not yet")', "is skipped"),
        ('pytest.mark.skipif(sys.platform == "win32", reason="no")', "may be skipped"),
        ("pytest.mark.xfail(strict=True)", "is expected to fail"),
        ('mark.skip("not yet")', "is skipped"),
        ('unittest.skip("not yet")', "is skipped"),
        ('skip("not yet")', "is skipped"),
    ],
)
def test_skipped_tests_do_not_count(tests, mark, reason):
    folder = tests(
        test_function=f"""
            @{mark}
            @rule("LOT-1")
            def test_function():
                assert play()
            """,
        test_class=f"""
            @{mark}
            class TestClass:
                @rule("LOT-2")
                def test_method(self):
                    assert play()
            """,
        test_module=f"""
            pytestmark = [pytest.mark.soak, {mark}]

            @rule("LOT-3")
            def test_function():
                assert play()
            """,
    )
    report = coverage(LOTS, folder)
    assert report.proved == {}
    assert [(one.test, one.ids, one.reason) for one in report.ignored] == [
        ("test_class.py::TestClass::test_method", ("LOT-2",), reason),
        ("test_function.py::test_function", ("LOT-1",), reason),
        ("test_module.py::test_function", ("LOT-3",), reason),
    ]
    assert f"  test_function.py::test_function (LOT-1): {reason}" in report.text()


def test_tests_that_skip_themselves_do_not_count(tests):
    folder = tests(
        test_function="""
            @rule("LOT-1")
            def test_function():
                pytest.skip("not yet")
            """,
        test_module="""
            pytest.skip("not here", allow_module_level=True)

            @rule("LOT-2")
            def test_function():
                assert play()
            """,
        test_imports="""
            numpy = pytest.importorskip("numpy")

            @rule("LOT-3")
            def test_function():
                assert play()
            """,
        test_marked_class="""
            class TestClass:
                pytestmark = pytest.mark.skip

                @rule("LOT-1")
                def test_method(self):
                    assert play()
            """,
    )
    assert proved(folder) == {}
    assert len(coverage(LOTS, folder).ignored) == 4


def test_empty_tests_do_not_count(tests):
    folder = tests(
        test_empty='''
            @rule("LOT-1")
            def test_later(): ...

            @rule("LOT-2")
            def test_described():
                """A docstring proves nothing."""
                pass
            '''
    )
    assert proved(folder) == {}
    assert [one.reason for one in coverage(LOTS, folder).ignored] == ["is empty", "is empty"]


def test_parametrized_async_and_long_named_marks_count(tests):
    folder = tests(
        test_marks="""
            @pytest.mark.parametrize("players", [2, 3])
            @rule("LOT-1")
            def test_deal(players):
                assert play()

            @bastide.testing.rule("LOT-2")
            async def test_play():
                assert play()

            @rule("LOT-3")
            @rule("LOT-1")
            def test_end():
                assert play()
            """
    )
    assert list(proved(folder)) == ["LOT-1", "LOT-2", "LOT-3"]
    assert proved(folder)["LOT-1"] == ["test_marks.py::test_deal", "test_marks.py::test_end"]


def test_a_class_proves_through_the_tests_in_it(tests):
    folder = tests(
        test_class="""
            @rule("LOT-1")
            class TestDeal:
                def test_two_cards(self):
                    assert play()

                @rule("LOT-2")
                def test_secret(self):
                    assert play()

                class TestInner:
                    def test_order(self):
                        assert play()

            @rule("LOT-3")
            class TestNothing:
                def helper(self):
                    assert play()
            """
    )
    deal = "test_class.py::TestDeal"
    assert proved(folder) == {
        "LOT-1": [f"{deal}::test_two_cards", f"{deal}::test_secret", f"{deal}::TestInner::test_order"],
        "LOT-2": [f"{deal}::test_secret"],
    }


def test_what_pytest_would_not_collect_proves_nothing(tests):
    folder = tests(
        helpers="""
            @rule("LOT-1")
            def test_in_no_test_module():
                assert play()
            """,
        test_names="""
            @rule("LOT-2")
            def check_play():
                assert play()

            @rule("LOT-3")
            class Helper:
                def test_method(self):
                    assert play()
            """,
    )
    report = coverage(LOTS, folder)
    assert report.proved == {}
    assert [one.test for one in report.ignored] == ["test_names.py::check_play", "test_names.py::Helper"]
    assert report.ignored[0].reason.startswith("is not a test")


def test_tests_in_folders_below_are_found(tests):
    folder = tests(
        deal__test_deal='@rule("LOT-1")\ndef test_deal():\n    assert play()\n',
        deal__play_test='@rule("LOT-2")\ndef test_play():\n    assert play()\n',
    )
    assert proved(folder) == {"LOT-1": ["deal/test_deal.py::test_deal"], "LOT-2": ["deal/play_test.py::test_play"]}


def test_an_id_that_no_rulebook_has_is_an_error(tests):
    folder = tests(
        test_all="""
            @rule("LOT-1", "LOT-2", "LOT-3", "LOT-33")
            def test_all():
                assert play()

            @pytest.mark.skip
            @rule("LTO-1")
            def test_later():
                assert play()
            """
    )
    report = coverage(LOTS, folder)
    assert report.unknown == {"LOT-33": ["test_all.py::test_all"], "LTO-1": ["test_all.py::test_later"]}
    assert report.unproved == []
    assert not report.complete
    assert "In no rulebook, but named by tests:\n  LOT-33 in test_all.py::test_all\n" in str(report)


def test_clauses_of_other_games_are_left_to_their_own_report(tests):
    folder = tests(test_all='@rule("LOT-1", "TOR-5.2")\ndef test_all():\n    assert play()\n')
    assert coverage(LOTS, folder).unknown == {}
    torres = coverage("torres", folder)
    assert torres.proved == {"TOR-5.2": ["test_all.py::test_all"]}
    assert list(torres.unknown) == ["LOT-1"]


def test_the_report_is_text_and_plain_data(tests):
    report = coverage(LOTS, tests(test_all='@rule("LOT-1")\ndef test_all():\n    assert play()\n'))
    assert f"{report}".splitlines()[0] == "Lots: 4 clauses, 1 proved, 2 not proved, 1 descriptive."
    assert "test_all.py" not in report.text()
    assert "Proved:\n  LOT-1 The deal\n    test_all.py::test_all\n" in report.text(tests=True)
    assert json.loads(json.dumps(report.plain())) == {
        "game": "lots",
        "clauses": 4,
        "complete": False,
        "proved": {"LOT-1": ["test_all.py::test_all"]},
        "unproved": ["LOT-2", "LOT-3"],
        "descriptive": {"LOT-4": "It says nothing new."},
        "unknown": {},
        "ignored": [],
    }


def test_marks_that_cannot_be_read_are_refused(tests):
    folder = tests(test_all="@rule(*IDS)\ndef test_all():\n    assert play()\n")
    with pytest.raises(BastideError, match=r"test_all.py::test_all: @rule takes clause ids written out, not '\*IDS'"):
        coverage(LOTS, folder)


def test_a_module_that_is_no_python_is_refused(tests):
    with pytest.raises(BastideError, match=r"The tests in test_all\.py cannot be read: "):
        coverage(LOTS, tests(test_all="def test_all(:\n"))


def test_a_folder_that_is_not_there_is_refused(tmp_path):
    with pytest.raises(BastideError, match="There is no folder of tests"):
        coverage(LOTS, tmp_path / "nowhere")


def test_an_unknown_game_is_refused(tmp_path):
    with pytest.raises(UnknownGame, match="There is no rulebook of 'chess'"):
        coverage("chess", tmp_path)


@pytest.mark.parametrize(
    ("game", "clauses"), [("torres", 138), ("caylus", 177), ("magna_carta", 173), ("carcassonne", 280)]
)
def test_every_clause_of_a_game_is_proved_unproved_or_descriptive(tests, game, clauses):
    report = coverage(game, tests())
    assert len(report.proved) + len(report.unproved) + len(report.descriptive) == clauses
    assert report.plain()["clauses"] == clauses

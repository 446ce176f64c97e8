"""What others do is shown one thing after the other; the game is never kept waiting by it."""

from collections.abc import Callable

from e2e.people import Person, ask, set_table

Bring = Callable[..., Person]
WATCH = """() => {
    const table = document.querySelector('.table');
    window.seen = [Number(table.dataset.seq)];
    const look = () => window.seen.push(Number(table.dataset.seq));
    new MutationObserver(look).observe(table, { attributeFilter: ['data-seq'] });
}"""
SHOWN = "() => document.querySelector('.to-now[disabled]')"


def sit_with_bots(person: Person) -> Callable[[], int]:
    """A table of Torres with three bots, begun; the person is the first to move. The number of its last entry."""
    made = set_table(person.address, "torres", 4, 3, first_player=0)
    id, token = made["table"]["id"], made["links"]["seat"]
    ask(person.address, "POST", f"tables/{id}/commands", {"do": "start", "id": "start"}, token)
    person.go(f"/table/{id}?key={token}")
    assert person.wait_for_turn()
    return lambda: int(ask(person.address, "GET", f"tables/{id}", token=token)["table"]["seq"])


def test_the_moves_of_bots_are_shown_one_by_one(person: Bring) -> None:
    red = person(pace=2)
    sit_with_bots(red)
    red.page.evaluate(WATCH)
    red.play_on_board()
    assert red.wait_for_turn()
    seen = red.page.evaluate("window.seen")
    assert seen == list(range(seen[0], seen[-1] + 1))
    assert len(seen) >= 5  # where it began, the own knight, and those of three bots


def test_a_key_brings_the_eye_up_to_the_game(person: Bring) -> None:
    red = person(pace=0.5)
    last = sit_with_bots(red)
    before = last()
    red.play_on_board()
    while last() < before + 4:  # one's own knight and those of three bots
        red.page.wait_for_timeout(20)
    assert int(red.step()) < last()  # the game is ahead of what is shown
    while not red.my_turn:
        red.page.keyboard.press("Space")
        red.page.wait_for_timeout(10)
    assert int(red.step()) == last()
    red.page.wait_for_function(SHOWN)


def test_everything_comes_at_once_for_who_wishes_so(person: Bring) -> None:
    red = person(pace=0)
    sit_with_bots(red)
    red.play_on_board()
    assert red.wait_for_turn()
    red.page.wait_for_function(SHOWN)

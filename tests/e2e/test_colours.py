"""Seats are told apart without their colours: in every palette and theme, on every board, and in shades of grey."""

from collections.abc import Callable
from itertools import combinations

import pytest

from e2e.people import Person, ask, set_table
from e2e.serving import Served

Bring = Callable[..., Person]
LETTERS = "RBGOKS"
TEXT, GRAPHICS = 4.5, 3.0
"""The least contrasts of WCAG 2, by luminance, which is all that shades of grey keep."""
LOOKS = [
    (palette, theme, contrast)
    for palette in ("bastide", "okabe", "pastel")
    for theme in ("light", "dark")
    for contrast in ("normal", "high")
]
COLOURS = """letters => {
    const probe = document.body.appendChild(document.createElement('i'));
    const colour = name => {
        probe.style.color = `var(--${name})`;
        return getComputedStyle(probe).color.match(/[\\d.]+/g).slice(0, 3).map(Number);
    };
    const found = letters.map(letter => {
        probe.className = `${letter} piece`;
        return Object.fromEntries(['seat', 'on-seat', 'ink', 'panel', 'paper'].map(name => [name, colour(name)]));
    });
    probe.remove();
    return found;
}"""
PIECES = """() => [...document.querySelectorAll('.stage svg.board .piece, .stage svg.board .c-fig')].flatMap(piece => {
    const letter = [...piece.classList].map(name => name.replace('c-', '')).find(name => /^[RBGOKS]$/.test(name));
    const shape = [...piece.querySelectorAll('use')].map(
        one => one.getAttribute('href').match(/^#(?:seat|worker)-(.)$/)?.[1]).find(Boolean) ?? '';
    return letter ? [[letter, piece.querySelector('text')?.textContent ?? shape, shape]] : [];
})"""
"""Every piece with its seat, its letter where it is large enough for one, and its shape."""
MOST = {"torres": 4, "caylus": 5, "magna_carta": 4, "carcassonne": 6}
SIXTH = {"carcassonne": {"inns_cathedrals": True}}
"""The expansion that brings the figures of a sixth player."""


def luminance(colour: list[float]) -> float:
    parts = [c / 255 for c in colour]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: list[float], other: list[float]) -> float:
    """As WCAG 2 defines it."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_the_contrast_of_black_and_white_is_21() -> None:
    assert contrast([0, 0, 0], [255, 255, 255]) == pytest.approx(21)
    assert contrast([255, 0, 0], [255, 255, 255]) == pytest.approx(4.0, abs=0.01)


def test_every_seat_reads_without_hue_in_every_palette_and_theme(person: Bring) -> None:
    red = person()
    red.go("/settings/look")
    red.rest()
    chosen = red.page.locator("input[name=palette]").evaluate_all("all => all.map(one => one.value)")
    assert chosen == sorted({palette for palette, _, _ in LOOKS}, key=chosen.index)
    faults = []
    for look in LOOKS:
        red.page.evaluate(
            "([p, t, c]) => Object.assign(document.documentElement.dataset, { palette: p, theme: t, contrast: c })",
            list(look),
        )
        for letter, found in zip(LETTERS, red.page.evaluate(COLOURS, list(LETTERS)), strict=True):
            if (has := contrast(found["on-seat"], found["seat"])) < TEXT:
                faults.append(f"{look}: the letter {letter} on its colour has {has:.2f}:1")
            for ground in ("panel", "paper"):
                has = max(contrast(found[part], found[ground]) for part in ("seat", "ink"))
                if has < GRAPHICS:
                    faults.append(f"{look}: the shape of {letter} on {ground} has {has:.2f}:1")
    assert faults == []


def test_no_two_seats_have_the_same_shape(person: Bring) -> None:
    red = person()
    red.go("/settings")
    red.rest()
    for kind in ("seat", "worker"):
        drawn = red.page.evaluate(
            "([kind, letters]) => letters.map(one => document.getElementById(`${kind}-${one}`)?.innerHTML ?? '')",
            [kind, list(LETTERS[: 6 if kind == "seat" else 5])],
        )
        assert all(drawn)
        assert all(one != other for one, other in combinations(drawn, 2)), kind


@pytest.mark.parametrize("game", MOST)
def test_every_piece_on_the_board_tells_its_seat(person: Bring, served: Served, game: str) -> None:
    red = person(width=1440)
    players = MOST[game]
    made = set_table(served.address, game, players, players - 1, **SIXTH.get(game, {}))
    id, token = made["table"]["id"], made["links"]["seat"]
    ask(served.address, "POST", f"tables/{id}/commands", {"do": "start", "id": "start"}, token)
    red.go(f"/table/{id}?key={token}")
    red.page.wait_for_selector(f".table[data-game={game}]")
    seen: set[str] = set()
    for _ in range(12):
        red.wait_for_turn()
        pieces = red.page.evaluate(PIECES)
        assert all(letter == text == shape for letter, text, shape in pieces), pieces
        seen |= {letter for letter, *_ in pieces}
        if len(seen) >= 3:
            return
        red.play_on_board()
    raise AssertionError(f"only {sorted(seen)} had pieces on the board")

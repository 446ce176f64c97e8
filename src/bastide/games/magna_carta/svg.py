from collections.abc import Mapping


def draw_svg(view: Mapping[str, object]) -> str:
    return "<svg/>"

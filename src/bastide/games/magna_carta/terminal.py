from collections.abc import Mapping


def draw_text(view: Mapping[str, object]) -> str:
    return str(view["turn"])

"""Bots that learn: self-play through the batches, and policy gradients over it.

    python -m bastide.learn magna_carta --seconds 600 --out runs/magna_carta

plays a game against itself, learns from it, and writes weights, a curve and what the run took into a folder; the same
command goes on where it was stopped. Learning needs PyTorch (`pip install '.[learn]'`), playing does not.
"""

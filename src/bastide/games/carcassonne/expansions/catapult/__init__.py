"""CAR-CA, expansion VII: The Catapult, with throws as chance events of exact weights.

The chapter itself; the rounds that fairs bring; the throw; and the four tokens: knock-out, target, catch, seduction.
"""

"""Web push: a message encrypted for one browser (RFC 8291), signed so that the push service knows us (RFC 8292)."""

import hmac
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

RECORD_SIZE = 4_096
VALID = 12 * 3_600
_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551


class PushKeys(msgspec.Struct, frozen=True):
    """What a browser gives to those who may call it."""

    p256dh: str
    auth: str


def key_from(secret: bytes) -> ec.EllipticCurvePrivateKey:
    """The server's signing key, always the same for the same secret."""
    number = int.from_bytes(hmac.digest(secret, b"bastide push", "sha512"), "big") % (_ORDER - 1) + 1
    return ec.derive_private_key(number, ec.SECP256R1())


def public_text(key: ec.EllipticCurvePrivateKey) -> str:
    """The public key, as browsers want it."""
    return _text(_point(key.public_key()))


def encrypt(words: bytes, keys: PushKeys, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b"") -> bytes:
    """The message as only that browser can read it: `aes128gcm`, one record."""
    own = own or ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(16)
    theirs = _bytes(keys.p256dh)
    receiver = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    shared = own.exchange(ec.ECDH(), receiver)
    sender = _point(own.public_key())
    material = _derive(_bytes(keys.auth), shared, b"WebPush: info\0" + theirs + sender, 32)
    key = _derive(salt, material, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(salt, material, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, words + b"\x02", None)
    return salt + RECORD_SIZE.to_bytes(4, "big") + bytes([len(sender)]) + sender + sealed


def authorization(endpoint: str, key: ec.EllipticCurvePrivateKey, contact: str) -> str:
    """The header by which the push service knows who calls."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + VALID, "sub": contact}
    head = _text(msgspec.json.encode({"typ": "JWT", "alg": "ES256"}))
    body = f"{head}.{_text(msgspec.json.encode(claims))}"
    r, s = utils.decode_dss_signature(key.sign(body.encode(), ec.ECDSA(hashes.SHA256())))
    return f"vapid t={body}.{_text(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={public_text(key)}"


def _derive(salt: bytes, material: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))

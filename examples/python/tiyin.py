"""A client of Tiyin's merchant API in one file, for Python 3.9 and newer, without packages. Copy it into your project.

    tiyin = Tiyin("tiyin_…", "https://pay.example.com")
    form = tiyin.create_form({"terminalId": 1, "type": "Deposit", …})
    for invoice in tiyin.list_invoices(status=["DONE"]): …
    webhook = verify_webhook(secret, request.headers, request.body)
"""

import base64
import hashlib
import hmac
import http.client
import json
import random
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid


class TiyinProblem(Exception):
    """A refusal: `code` is for programs, the text for people, `errors` name the wrong fields."""

    def __init__(self, status, problem):
        super().__init__(problem.get("detail") or problem.get("title") or f"Tiyin responded with {status}")
        self.status = status
        self.code = problem.get("code", "unknown")
        self.errors = problem.get("errors", [])


class WebhookError(Exception):
    """A webhook that must not be used."""


def verify_webhook(secret, headers, body, tolerance_seconds=300, now=None):
    """Returns the webhook with its `id`. `body` is the raw bytes; `secret` is `whsec_…`, or several while one is replaced."""
    header = {str(name).lower(): value for name, value in dict(headers).items()}
    webhook_id = header.get("webhook-id", "")
    timestamp = header.get("webhook-timestamp", "")
    signed = f"{webhook_id}.{timestamp}.".encode() + body
    given = header.get("webhook-signature", "").encode().split(b" ")
    expected = [_signature(each, signed) for each in ([secret] if isinstance(secret, str) else secret)]
    if not any(hmac.compare_digest(one, other) for one in expected for other in given):
        raise WebhookError("No signature of the webhook is by this secret.")
    current = time.time() if now is None else now
    if not timestamp.isdigit() or abs(current - int(timestamp)) > tolerance_seconds:
        raise WebhookError(f"The webhook was not signed in the last {tolerance_seconds} seconds.")
    return {**json.loads(body), "id": webhook_id}


def _signature(secret, signed):
    key = base64.b64decode(secret[len("whsec_"):]) if secret.startswith("whsec_") else b""
    if len(key) < 24:
        raise ValueError("The secret of the webhooks is not whsec_….")  # anybody could sign with an empty one
    return b"v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest())


class Tiyin:
    """Failures that may pass are retried, and nothing is made twice."""

    def __init__(self, api_key, url, max_retries=3, timeout_seconds=10):
        self._api_key = api_key
        self._url = url.rstrip("/") + "/api/merchant/v1"
        self._max_retries = max_retries
        self._timeout_seconds = timeout_seconds

    def create_form(self, order, idempotency_key=None):
        return self._create("/forms", order, idempotency_key)

    def create_payout(self, order, idempotency_key=None):
        return self._create("/payouts", order, idempotency_key)

    def create_refund(self, invoice_id, order, idempotency_key=None):
        return self._create(_invoice(invoice_id) + "/refunds", order, idempotency_key)

    def get_invoice(self, invoice_id):
        return self._send("GET", _invoice(invoice_id))

    def cancel_invoice(self, invoice_id):
        return self._send("POST", _invoice(invoice_id) + "/cancel")

    def find_invoice(self, merchant_invoice_id):
        if not merchant_invoice_id:
            # Without it the filter is empty, and the list begins with another order.
            raise ValueError("The id of the order is missing.")
        items = self._send("GET", "/invoices", {"merchantInvoiceId": merchant_invoice_id})["items"]
        return items[0] if items else None

    def list_invoices(self, **filters):
        """All invoices of a filter, newest first; their pages are requested as they are needed."""
        return self._pages("/invoices", filters)

    def list_settlements(self):
        return self._pages("/settlements", {})

    def list_balances(self):
        return self._send("GET", "/balances")["items"]

    def list_terminals(self):
        return self._send("GET", "/terminals")["items"]

    def list_payout_banks(self):
        return self._send("GET", "/banks")["items"]

    def list_events(self, after=None, since=None, limit=None):
        """Events of the last 30 days; `next` is the `after` of the following call."""
        return self._send("GET", "/events", {"after": after, "since": since, "limit": limit})

    def _pages(self, path, query):
        after = None
        while True:
            page = self._send("GET", path, {**query, "after": after, "limit": 100})
            yield from page["items"]
            after = page["next"]
            if after is None:
                return

    def _create(self, path, order, idempotency_key):
        own = order.get("merchantInvoiceId")
        # The same order has the same key, also after a restart of the program.
        derived = hashlib.sha256(f"{path}\n{own}".encode()).hexdigest() if own else str(uuid.uuid4())
        return self._send("POST", path, body=order, key=idempotency_key or derived)

    def _send(self, method, path, query=None, body=None, key=None):
        given = {name: value for name, value in (query or {}).items() if value is not None}
        address = self._url + path + ("?" + urllib.parse.urlencode(given, doseq=True) if given else "")
        headers = {"authorization": f"Bearer {self._api_key}", "accept": "application/json"}
        if key is not None:
            headers["idempotency-key"] = key
        if body is not None:
            headers["content-type"] = "application/json"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(address, data, headers, method=method)
        for retries in range(self._max_retries + 1):
            pause = 0.25 * 2**retries * random.uniform(0.75, 1.25)
            try:
                with _opener.open(request, timeout=self._timeout_seconds) as response:
                    return json.load(response)
            except urllib.error.HTTPError as error:
                pause = _retry_after(error.headers) or pause
                may_pass = error.code in (408, 429) or error.code >= 500
                if not may_pass or retries == self._max_retries or pause > 60:
                    raise TiyinProblem(error.code, _problem(error)) from None
            except (OSError, http.client.HTTPException):
                if retries == self._max_retries:
                    raise
            time.sleep(pause)
        raise AssertionError("the last attempt returns or raises")


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    """A redirect would take the API key to another address."""

    def redirect_request(self, *_):
        return None


_opener = urllib.request.build_opener(_NoRedirect)


def _invoice(invoice_id):
    if not invoice_id:
        # It would be the path of the list.
        raise ValueError("The id of the invoice is missing.")
    return "/invoices/" + urllib.parse.quote(invoice_id, safe="")


def _retry_after(headers):
    text = headers.get("retry-after", "")
    return float(text) if text.isdigit() else None


def _problem(error):
    try:
        return json.load(error)
    except (ValueError, OSError, http.client.HTTPException):
        return {}

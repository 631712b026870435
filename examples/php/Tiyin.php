<?php
// A client of Tiyin's merchant API in one file, for PHP 8.1 and newer with its curl extension. Copy it into your project.
//
//   $tiyin = new Tiyin('tiyin_…', 'https://pay.example.com');
//   $form = $tiyin->createForm(['terminalId' => 1, 'type' => 'Deposit', …]);
//   foreach ($tiyin->listInvoices(['status' => ['DONE']]) as $invoice) { … }
//   $webhook = verifyWebhook($secret, getallheaders(), file_get_contents('php://input'));

declare(strict_types=1);

/** A refusal: `problemCode` is for programs, the message for people, `errors` name the wrong fields. */
final class TiyinProblem extends RuntimeException
{
    public readonly string $problemCode;
    public readonly array $errors;

    public function __construct(public readonly int $status, array $problem)
    {
        parent::__construct($problem['detail'] ?? $problem['title'] ?? "Tiyin responded with $status");
        $this->problemCode = $problem['code'] ?? 'unknown';
        $this->errors = $problem['errors'] ?? [];
    }
}

/** No response arrived, or only a part of one. */
final class TiyinUnreachable extends RuntimeException
{
}

/** A webhook that must not be used. */
final class WebhookError extends RuntimeException
{
}

/** Returns the webhook with its `id`. `$body` is the raw text; `$secret` is `whsec_…`, or several while one is replaced. */
function verifyWebhook(
    string|array $secret,
    array $headers,
    string $body,
    int $toleranceSeconds = 300,
    ?int $now = null,
): array {
    $header = array_change_key_case($headers);
    $id = $header['webhook-id'] ?? '';
    $timestamp = $header['webhook-timestamp'] ?? '';
    $isSigned = false;
    foreach ((array) $secret as $each) {
        $expected = webhookSignature($each, "$id.$timestamp.$body");
        foreach (explode(' ', $header['webhook-signature'] ?? '') as $given) {
            $isSigned = hash_equals($expected, $given) || $isSigned;
        }
    }
    if (!$isSigned) {
        throw new WebhookError('No signature of the webhook is by this secret.');
    }
    if (!ctype_digit($timestamp) || abs(($now ?? time()) - (int) $timestamp) > $toleranceSeconds) {
        throw new WebhookError("The webhook was not signed in the last $toleranceSeconds seconds.");
    }
    return [...json_decode($body, true, flags: JSON_THROW_ON_ERROR), 'id' => $id];
}

function webhookSignature(string $secret, string $signed): string
{
    $key = str_starts_with($secret, 'whsec_') ? base64_decode(substr($secret, 6), true) : false;
    if ($key === false || strlen($key) < 24) {
        // Anybody could sign with an empty one.
        throw new InvalidArgumentException('The secret of the webhooks is not whsec_….');
    }
    return 'v1,' . base64_encode(hash_hmac('sha256', $signed, $key, true));
}

/** Failures that may pass are retried, and nothing is made twice. */
final class Tiyin
{
    public function __construct(
        private readonly string $apiKey,
        private readonly string $url,
        private readonly int $maxRetries = 3,
        private readonly int $timeoutSeconds = 10,
    ) {
    }

    public function createForm(array $order, ?string $idempotencyKey = null): array
    {
        return $this->create('/forms', $order, $idempotencyKey);
    }

    public function createPayout(array $order, ?string $idempotencyKey = null): array
    {
        return $this->create('/payouts', $order, $idempotencyKey);
    }

    public function createRefund(string $invoiceId, array $order, ?string $idempotencyKey = null): array
    {
        return $this->create(self::invoicePath($invoiceId) . '/refunds', $order, $idempotencyKey);
    }

    public function getInvoice(string $invoiceId): array
    {
        return $this->send('GET', self::invoicePath($invoiceId));
    }

    public function cancelInvoice(string $invoiceId): array
    {
        return $this->send('POST', self::invoicePath($invoiceId) . '/cancel');
    }

    public function findInvoice(string $merchantInvoiceId): ?array
    {
        if ($merchantInvoiceId === '') {
            throw new InvalidArgumentException('The id of the order is missing.');
        }
        $query = ['merchantInvoiceId' => $merchantInvoiceId];
        return $this->send('GET', '/invoices', $query)['items'][0] ?? null;
    }

    /** @return Generator<array> all invoices of a filter, newest first; their pages are requested as they are needed */
    public function listInvoices(array $filter = []): Generator
    {
        return $this->pages('/invoices', $filter);
    }

    /** @return Generator<array> */
    public function listSettlements(): Generator
    {
        return $this->pages('/settlements', []);
    }

    public function listBalances(): array
    {
        return $this->send('GET', '/balances')['items'];
    }

    public function listTerminals(): array
    {
        return $this->send('GET', '/terminals')['items'];
    }

    public function listPayoutBanks(): array
    {
        return $this->send('GET', '/banks')['items'];
    }

    /** Events of the last 30 days; `next` is the `$after` of the following call. */
    public function listEvents(?int $after = null, ?string $since = null, ?int $limit = null): array
    {
        return $this->send('GET', '/events', ['after' => $after, 'since' => $since, 'limit' => $limit]);
    }

    private static function invoicePath(string $invoiceId): string
    {
        if ($invoiceId === '') {
            // It would be the path of the list.
            throw new InvalidArgumentException('The id of the invoice is missing.');
        }
        return '/invoices/' . rawurlencode($invoiceId);
    }

    private function pages(string $path, array $query): Generator
    {
        $after = null;
        do {
            $page = $this->send('GET', $path, [...$query, 'after' => $after, 'limit' => 100]);
            foreach ($page['items'] as $item) {
                yield $item;
            }
            $after = $page['next'];
        } while ($after !== null);
    }

    private function create(string $path, array $order, ?string $idempotencyKey): array
    {
        $own = $order['merchantInvoiceId'] ?? null;
        // The same order has the same key, also after a restart of the program.
        $derived = $own === null ? bin2hex(random_bytes(16)) : hash('sha256', "$path\n$own");
        return $this->send('POST', $path, body: $order, key: $idempotencyKey ?? $derived);
    }

    private function send(
        string $method,
        string $path,
        array $query = [],
        ?array $body = null,
        ?string $key = null,
    ): array {
        // Arrays are repeated without brackets.
        $text = preg_replace('/%5B\d+%5D=/', '=', http_build_query($query));
        $address = rtrim($this->url, '/') . '/api/merchant/v1' . $path . ($text === '' ? '' : "?$text");
        for ($retries = 0; ; $retries += 1) {
            [$status, $response, $retryAfter] = $this->attempt($method, $address, $body, $key);
            if ($status >= 200 && $status < 300) {
                return json_decode($response, true, flags: JSON_THROW_ON_ERROR);
            }
            $pause = $retryAfter ?? 0.25 * 2 ** $retries * (0.75 + lcg_value() / 2);
            $mayPass = $status === 0 || $status === 408 || $status === 429 || $status >= 500;
            if (!$mayPass || $retries >= $this->maxRetries || $pause > 60) {
                throw $status === 0
                    ? new TiyinUnreachable($response)
                    : new TiyinProblem($status, json_decode($response, true) ?? []);
            }
            usleep((int) ($pause * 1_000_000));
        }
    }

    /** The status, the body and Retry-After; the status 0 and the reason where no whole response arrived. */
    private function attempt(string $method, string $address, ?array $body, ?string $key): array
    {
        $retryAfter = null;
        $headers = ["authorization: Bearer $this->apiKey", 'accept: application/json'];
        if ($key !== null) {
            $headers[] = "idempotency-key: $key";
        }
        $request = curl_init($address);
        if ($body !== null) {
            $headers[] = 'content-type: application/json';
            curl_setopt($request, CURLOPT_POSTFIELDS, json_encode($body, JSON_THROW_ON_ERROR));
        }
        curl_setopt_array($request, [
            CURLOPT_CUSTOMREQUEST => $method,
            CURLOPT_HTTPHEADER => $headers,
            CURLOPT_RETURNTRANSFER => true,
            CURLOPT_TIMEOUT => $this->timeoutSeconds,
            CURLOPT_HEADERFUNCTION => function ($_, string $line) use (&$retryAfter): int {
                if (preg_match('/^retry-after:\s*(\d+)\s*$/i', $line, $found)) {
                    $retryAfter = (float) $found[1];
                }
                return strlen($line);
            },
        ]);
        $response = curl_exec($request);
        return $response === false
            ? [0, curl_error($request), null]
            : [curl_getinfo($request, CURLINFO_RESPONSE_CODE), $response, $retryAfter];
    }
}

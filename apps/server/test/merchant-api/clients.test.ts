import { execFile, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CalledShop, openCalledShop } from './called-shop.ts';

const examples = fileURLToPath(new URL('../../../../examples', import.meta.url));
let shop: CalledShop;
beforeAll(async () => {
  shop = await openCalledShop();
});
afterAll(() => shop.close());

/** The results of a client in another language, as its script prints them. */
type Done = {
  readonly invoiceId: string;
  readonly again: string;
  readonly found: string;
  readonly listed: readonly string[];
  readonly refusal: string;
  readonly status: string;
  readonly forged: string;
  readonly canceled: string;
  readonly cutSecrets: readonly boolean[];
  readonly withoutId: readonly string[];
};

const python = `
import json, sys
sys.path.insert(0, sys.argv[1])
from tiyin import Tiyin, TiyinProblem, WebhookError, verify_webhook
given = json.loads(sys.argv[2])
def fails(secret):
    try:
        verify_webhook(secret, given["headers"], given["body"].encode(), now=given["now"])
    except ValueError:
        return True
tiyin = Tiyin(given["token"], given["url"])
def refused(call, invoice_id):
    try:
        return str(call(invoice_id))
    except ValueError as error:
        return str(error)
made = tiyin.create_form(given["request"])
try:
    tiyin.get_invoice(given["unknown"])
    refusal = ""
except TiyinProblem as problem:
    refusal = problem.code
canceled = tiyin.cancel_invoice(tiyin.create_form({**given["request"], "merchantInvoiceId": given["unknown"]})["invoiceId"])
verified = verify_webhook(given["secret"], given["headers"], given["body"].encode(), now=given["now"])
try:
    verify_webhook(given["secret"], given["headers"], given["body"].encode() + b" ", now=given["now"])
    forged = ""
except WebhookError as error:
    forged = str(error)
print(json.dumps({
    "invoiceId": made["invoiceId"],
    "again": tiyin.create_form(given["request"])["invoiceId"],
    "found": tiyin.find_invoice(given["request"]["merchantInvoiceId"])["invoiceId"],
    "listed": [one["invoiceId"] for one in tiyin.list_invoices(status=["NEW", "DONE"])],
    "refusal": refusal,
    "status": verified["data"]["status"],
    "forged": forged,
    "canceled": canceled["status"],
    "withoutId": [
        refused(call, none)
        for call in (tiyin.get_invoice, tiyin.cancel_invoice, tiyin.find_invoice)
        for none in ("", None)
    ],
    "cutSecrets": [fails(secret) for secret in given["cutSecrets"]],
}))`;

const php = `
require $argv[1] . '/Tiyin.php';
$given = json_decode($argv[2], true);
$tiyin = new Tiyin($given['token'], $given['url']);
$made = $tiyin->createForm($given['request']);
try {
    $tiyin->getInvoice($given['unknown']);
} catch (TiyinProblem $problem) {
    $refusal = $problem->problemCode;
}
$second = $tiyin->createForm([...$given['request'], 'merchantInvoiceId' => $given['unknown']]);
$canceled = $tiyin->cancelInvoice($second['invoiceId']);
$fails = function (string $secret) use ($given): bool {
    try {
        verifyWebhook($secret, $given['headers'], $given['body'], now: $given['now']);
        return false;
    } catch (InvalidArgumentException) {
        return true;
    }
};
$refused = function (callable $call): string {
    try {
        return json_encode($call(''));
    } catch (InvalidArgumentException $error) {
        return $error->getMessage();
    }
};
$verified = verifyWebhook($given['secret'], $given['headers'], $given['body'], now: $given['now']);
try {
    verifyWebhook($given['secret'], $given['headers'], $given['body'] . ' ', now: $given['now']);
} catch (WebhookError $error) {
    $forged = $error->getMessage();
}
$listed = iterator_to_array($tiyin->listInvoices(['status' => ['NEW', 'DONE']]), false);
echo json_encode([
    'invoiceId' => $made['invoiceId'],
    'again' => $tiyin->createForm($given['request'])['invoiceId'],
    'found' => $tiyin->findInvoice($given['request']['merchantInvoiceId'])['invoiceId'],
    'listed' => array_column($listed, 'invoiceId'),
    'refusal' => $refusal ?? '',
    'status' => $verified['data']['status'],
    'forged' => $forged ?? '',
    'canceled' => $canceled['status'],
    'withoutId' => array_map($refused, [$tiyin->getInvoice(...), $tiyin->cancelInvoice(...), $tiyin->findInvoice(...)]),
    'cutSecrets' => array_map($fails, $given['cutSecrets']),
]);`;

const isThere = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;
const clients = [
  {
    name: 'Python',
    // Nothing is written beside the client.
    run: ['python3', '-B', '-c', python],
    folder: 'python',
    isInstalled: isThere('python3', '--version'),
  },
  {
    name: 'PHP with curl',
    run: ['php', '-r', php, '--'],
    folder: 'php',
    isInstalled: isThere('php', '-r', 'exit(extension_loaded("curl") ? 0 : 1);'),
  },
] as const;

describe.each(clients)('the client for $name', ({ folder, isInstalled, name, run }) => {
  // API-485
  test('makes an order once, finds, lists and cancels, and verifies a webhook', async (context) => {
    if (!isInstalled) context.skip(`${name} is not installed`);
    const { body, headers } = await shop.sentWebhook();
    const { secret, token, url } = shop;
    const now = Math.floor(shop.nowMs() / 1_000);
    const request = shop.requestOf(`client-${folder}`);
    const cutSecrets = ['', 'whsec_', 'whsec_YQ=='];
    const webhook = { secret, headers, body, now, cutSecrets };
    const given = { token, url, request, unknown: randomUUID(), ...webhook };
    const [program, ...args] = run;
    const input = [...args, `${examples}/${folder}`, JSON.stringify(given)];
    const { stdout } = await promisify(execFile)(program, input);
    const done: Done = JSON.parse(stdout);
    const { invoiceId } = done;
    expect(done).toMatchObject({ again: invoiceId, found: invoiceId, canceled: 'CANCELED' });
    expect(done.listed).toContain(invoiceId);
    expect(done).toMatchObject({ refusal: 'not_found', status: 'NEW' });
    expect(done.forged).toBe('No signature of the webhook is by this secret.');
    expect(done.cutSecrets).toEqual([true, true, true]);
    // API-540
    const ofInvoice = 'The id of the invoice is missing.';
    const ofOrder = 'The id of the order is missing.';
    expect(new Set(done.withoutId)).toEqual(new Set([ofInvoice, ofOrder]));
  });
});

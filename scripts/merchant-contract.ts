// npm run generate: writes the types of @tiyin/merchant, the part of the contract that a merchant's server needs.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './bootstrap.mjs';

/** The types that the package names itself; those that they use are added. */
const roots = [
  'ClockAdvance',
  'CreateFormRequest',
  'CreatePayoutRequest',
  'CreateRefundRequest',
  'CreatedForm',
  'EndpointChange',
  'EndpointEventList',
  'EndpointList',
  'EndpointRequest',
  'InvoiceAmountChanged',
  'InvoiceStatusChanged',
  'MerchantBalanceList',
  'MerchantEventList',
  'MerchantInvoiceList',
  'MerchantRefund',
  'MerchantSettlementList',
  'MerchantTerminalList',
  'OrderProblem',
  'PayoutBankList',
  'RefundStatusChanged',
  'SentAgain',
  'SentTestEvent',
  'SettlementCreated',
  'WebhookSecret',
];

const target = join(root, 'packages/merchant/src/generated/contract.ts');
const types = readFileSync(join(root, 'packages/api/src/generated/types.ts'), 'utf8');
const header = '// Generated from the contract by `npm run generate`. Do not edit.';
writeFileSync(target, `${header}\n\n${neededTypes(types)}\n`);
execFileSync(join(root, 'node_modules/.bin/oxfmt'), [target], { cwd: root });

/** The texts of the needed types with their comments, in the order of their file. */
function neededTypes(text: string): string {
  const file = ts.createSourceFile('types.ts', text, ts.ScriptTarget.Latest);
  const all = new Map(
    file.statements.filter(ts.isTypeAliasDeclaration).map((each) => [each.name.text, each]),
  );
  const needed = new Set<string>();
  const add = (name: string): void => {
    const found = all.get(name);
    if (!found) throw new Error(`The contract has no type ${name}.`);
    if (needed.has(name)) return;
    needed.add(name);
    visit(found.type);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) {
      if (all.has(node.typeName.text)) add(node.typeName.text);
    }
    ts.forEachChild(node, visit);
  };
  for (const name of roots) add(name);
  const texts = [...all].flatMap(([name, node]) =>
    needed.has(name) ? [node.getFullText(file).trim()] : [],
  );
  return texts.join('\n\n');
}

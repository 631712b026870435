/** Bytes of a text in Windows-1251, as banks send Cyrillic. */
export function windows1251(text: string): Uint8Array {
  const decoder = new TextDecoder('windows-1251');
  const codes = new Map(
    Array.from({ length: 256 }, (_, code) => [decoder.decode(new Uint8Array([code])), code]),
  );
  return Uint8Array.from(text.split(''), (character) => {
    const code = codes.get(character);
    if (code === undefined) throw new Error(`${character} is not in Windows-1251`);
    return code;
  });
}

/** Bytes of a text in UTF-8. */
export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A file that comes in pieces of this size, as over a slow line. */
export async function* inPieces(bytes: Uint8Array, size = 7): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** A line of a test's statement: a day, minor units with a sign, and what the bank calls it. */
export type TestLine = {
  readonly day: string;
  readonly amount: bigint;
  readonly reference?: string;
  readonly counterparty?: string;
};

/** The money of a test's file; by default som of two decimals. */
type FileMoney = { readonly currency: string; readonly dimension: number };

const som: FileMoney = { currency: 'UZS', dimension: 2 };

/** Without decimals, SWIFT alone writes the sign all the same. */
function major(amount: bigint, sign: '' | ',' | '.', { dimension }: FileMoney): string {
  const digits = String(amount < 0n ? -amount : amount).padStart(dimension + 1, '0');
  const point = digits.length - dimension;
  return `${digits.slice(0, point)}${sign}${digits.slice(point)}`;
}

/** A CSV file with the headings of the usual mapping. */
export function csvOf(lines: readonly TestLine[], money = som): string {
  const sign = money.dimension === 0 ? '' : ',';
  const rows = lines.map(({ day, amount, reference = '', counterparty = '' }) =>
    [
      day.split('-').toReversed().join('.'),
      `${amount < 0n ? '-' : ''}${major(amount, sign, money)}`,
      reference,
      `"${counterparty.replaceAll('"', '""')}"`,
      'Payment',
    ].join(';'),
  );
  return ['Date;Amount;Reference;Counterparty;Purpose', ...rows, ''].join('\r\n');
}

/** A SWIFT MT940 file of one statement, which begins with nothing on the account. */
export function mt940Of(lines: readonly TestLine[], money = som): string {
  const { currency } = money;
  const short = (day: string) => day.slice(2).replaceAll('-', '');
  const last = lines.at(-1)?.day ?? '2026-11-01';
  const total = lines.reduce((sum, { amount }) => sum + amount, 0n);
  return [
    '{1:F01TIYIUZ22AXXX0000000000}{2:I940TIYIUZ22XXXXN}{4:',
    ':20:STMT1',
    ':25:UZ/20208000900000000001',
    ':28C:1/1',
    `:60F:C${short(lines[0]?.day ?? last)}${currency}0,`,
    ...lines.flatMap(({ day, amount, reference, counterparty }) => [
      `:61:${short(day)}${short(day).slice(2)}${amount < 0n ? 'D' : 'C'}${major(amount, ',', money)}NTRF` +
        `NONREF${reference === undefined ? '' : `//${reference}`}`,
      `:86:?20Payment${counterparty === undefined ? '' : `?32${counterparty}`}`,
    ]),
    `:62F:${total < 0n ? 'D' : 'C'}${short(last)}${currency}${major(total, ',', money)}`,
    '-}',
    '',
  ].join('\r\n');
}

/** A CAMT.053 file of one statement. */
export function camt053Of(lines: readonly TestLine[], money = som): string {
  const { currency } = money;
  const point = money.dimension === 0 ? '' : '.';
  const total = lines.reduce((sum, { amount }) => sum + amount, 0n);
  const sign = (amount: bigint) => (amount < 0n ? 'DBIT' : 'CRDT');
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">
 <BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr><Stmt><Id>1</Id>
  <Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${major(total, point, money)}</Amt>
   <CdtDbtInd>${sign(total)}</CdtDbtInd><Dt><Dt>${lines.at(-1)?.day ?? ''}</Dt></Dt></Bal>
${lines
  .map(
    ({ day, amount, reference, counterparty }) => `  <Ntry>
   <Amt Ccy="${currency}">${major(amount, point, money)}</Amt><CdtDbtInd>${sign(amount)}</CdtDbtInd>
   <Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt>
   ${reference === undefined ? '' : `<AcctSvcrRef>${reference}</AcctSvcrRef>`}
   <NtryDtls><TxDtls><RltdPties><${amount < 0n ? 'Cdtr' : 'Dbtr'}><Pty><Nm>${counterparty ?? ''}</Nm></Pty></${
     amount < 0n ? 'Cdtr' : 'Dbtr'
   }></RltdPties><RmtInf><Ustrd>Payment</Ustrd></RmtInf></TxDtls></NtryDtls>
  </Ntry>`,
  )
  .join('\n')}
 </Stmt></BkToCstmrStmt>
</Document>
`;
}

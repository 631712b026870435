import type { ReactNode } from 'react';
import { designTokens } from '../src/theme/design-tokens.ts';
import type { Token, TokenGroup } from '../src/theme/design-tokens.ts';
import { code, sample, scroller, table } from './docs.css.ts';

interface Row {
  readonly path: string;
  readonly value: string;
}

function rowsOf(group: TokenGroup, before = ''): Row[] {
  return Object.entries(group).flatMap(([name, value]) =>
    isToken(value)
      ? [{ path: before + name, value: textOf(value.$value) }]
      : rowsOf(value, `${before}${name}-`),
  );
}

const isToken = (value: Token | TokenGroup): value is Token => '$type' in value;

/** A colour as it is written in a style sheet of old, a length with its unit. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value !== 'object' || value === null) return String(value);
  if ('hex' in value) return String(value.hex);
  return Object.values(value).join(' ');
}

/** The CSS variables of both themes, one row each. */
export function ColourVariables() {
  const { light, dark } = designTokens();
  const ofDark = new Map(rowsOf(dark).map(({ path, value }) => [path, value]));
  return (
    <Table headings={['Variable', 'Light', 'Dark']}>
      {rowsOf(light).map(({ path, value }) => (
        <tr key={path}>
          <th scope="row" className={code}>{`--tiyin-${path}`}</th>
          <td className={code}>{value}</td>
          <td className={code}>{ofDark.get(path)}</td>
        </tr>
      ))}
    </Table>
  );
}

/** The CSS variables that are the same in both themes. */
export function OtherVariables() {
  const { light: _light, dark: _dark, font: _font, ...rest } = designTokens();
  const { comfortable, compact: _compact, payform: _payform, ...scales } = rest;
  return (
    <Table headings={['Variable', 'Value']}>
      {rowsOf({ ...scales, ...comfortable }).map(({ path, value }) => (
        <tr key={path}>
          <th scope="row" className={code}>{`--tiyin-${path}`}</th>
          <td className={code}>{value}</td>
        </tr>
      ))}
    </Table>
  );
}

interface TableProps {
  readonly headings: readonly string[];
  readonly children: readonly ReactNode[];
}

function Table({ headings, children }: TableProps) {
  return (
    <div className={`sb-unstyled ${sample} ${scroller}`}>
      <table className={table}>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading}>{heading}</th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

import { identifier, line, lineLabel, value as valueClass } from './Plain.css.ts';

export type PlainLineProps = {
  readonly label: string;
  readonly value: string;
  readonly isIdentifier?: boolean;
};

/** Something to take along to a bank's app: pressed once, it is selected as a whole. */
export function PlainLine({ label, value, isIdentifier = false }: PlainLineProps) {
  return (
    <div className={line}>
      <span className={lineLabel}>{label}</span>
      <span className={isIdentifier ? identifier : valueClass}>{value}</span>
    </div>
  );
}

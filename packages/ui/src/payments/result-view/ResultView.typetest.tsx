import { ResultView } from './index.ts';

const way = { title: 'Done', continueTo: { href: '/', label: 'Continue' }, takesFocus: false };

export const kept = [
  <ResultView key="success" {...way} kind="success" amount="+1" />,
  <ResultView key="fail" {...way} kind="fail" ticket="Report a problem" />,
];

export const broken = [
  // @ts-expect-error a successful payment needs no ticket
  <ResultView key="ticket" {...way} kind="success" ticket="Report a problem" />,
  // @ts-expect-error a failed payment has no amount
  <ResultView key="amount" {...way} kind="fail" amount="+1" />,
  // @ts-expect-error there is always a way on
  <ResultView key="way" kind="fail" title="Something went wrong" takesFocus={false} />,
];

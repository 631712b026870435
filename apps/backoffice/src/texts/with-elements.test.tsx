import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { marks, withElements } from './with-elements.tsx';

test('elements are in the order of the text', () => {
  const { amount, merchant } = marks('amount', 'merchant');
  const shown = withElements(`${merchant}: ${amount}.`, {
    amount: <b>5</b>,
    merchant: <i>Shop</i>,
  });
  expect(renderToStaticMarkup(<>{shown}</>)).toBe('<i>Shop</i>: <b>5</b>.');
});

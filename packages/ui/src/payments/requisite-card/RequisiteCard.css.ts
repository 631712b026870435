import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { each } from '../../theme/each.ts';
import { short } from '../../theme/media.ts';
import { faceEnd, methodPictures } from '../../theme/pictures.ts';
import type { MethodPicture } from '../../theme/pictures.ts';
import { paymentRule } from '../payment-rule.ts';

const face = ({ face: from }: MethodPicture) =>
  paymentRule({ backgroundImage: `linear-gradient(120deg, ${from}, ${faceEnd})` });

/* A card's face is dark in both themes: it carries `data-theme="dark"`, so the text has the dark theme's colours. */
export const card = recipe({
  base: paymentRule({
    containerType: 'inline-size',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    border: `${vars.elevation.hairline} solid transparent`,
    color: vars.color.ink,
  }),
  variants: {
    look: {
      card: paymentRule({
        gap: vars.space[24],
        minBlockSize: `calc(2 * ${vars.space[72]})`,
        padding: vars.space[20],
        borderRadius: vars.radius.sheet,
        '@media': {
          [short]: {
            gap: vars.space[8],
            minBlockSize: 0,
            paddingBlock: vars.space[16],
          },
        },
      }),
      phone: paymentRule({
        gap: vars.space[12],
        padding: vars.space[16],
        borderColor: vars.color.line,
        borderRadius: vars.radius.card,
        backgroundColor: vars.color.surface,
      }),
    },
    color: each<keyof typeof methodPictures, MethodPicture, ReturnType<typeof paymentRule>>(
      methodPictures,
      face,
    ),
  },
});

export const edge = style(
  paymentRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space[4]} ${vars.space[12]}`,
    fontSize: vars.type[14].size,
    lineHeight: vars.type[14].lineHeight,
    color: vars.color.inkMuted,
    overflowWrap: 'anywhere',
    selectors: { '&:empty': { display: 'none' } },
  }),
);

export const facts = style(
  paymentRule({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `${vars.space[8]} ${vars.space[12]}`,
    margin: 0,
    overflowWrap: 'anywhere',
    fontSize: vars.type[14].size,
    lineHeight: vars.type[14].lineHeight,
  }),
);

export const fact = style(paymentRule({ minInlineSize: 0 }));

export const whole = style(paymentRule({ flexBasis: '100%', minInlineSize: 0 }));

export const label = style(
  paymentRule({
    color: vars.color.inkMuted,
    fontSize: vars.type[13].size,
    lineHeight: vars.type[13].lineHeight,
  }),
);

/* A picture and its words, which stay together. */
export const pair = style(
  paymentRule({ display: 'flex', alignItems: 'center', gap: vars.space[8], minInlineSize: 0 }),
);

export const name = style(
  paymentRule({
    color: vars.color.ink,
    fontSize: vars.type[16].size,
    fontWeight: vars.weight.semibold,
  }),
);

export const number = recipe({
  base: paymentRule({
    fontWeight: vars.weight.semibold,
    overflowWrap: 'anywhere',
  }),
  variants: {
    isInvalid: {
      true: paymentRule({
        color: vars.tone.error.onSoft,
        fontSize: vars.type[16].size,
        lineHeight: vars.type[16].lineHeight,
      }),
      false: paymentRule({
        lineHeight: vars.type[24].lineHeight,
        /* Sixteen digits in one line of the card, however narrow; nineteen in two even ones. */
        fontSize: `clamp(${vars.type[14].size}, 7.6cqi, ${vars.type[24].size})`,
        textWrap: 'balance',
        fontVariantNumeric: 'tabular-nums',
        letterSpacing: '0.02em',
      }),
    },
  },
});

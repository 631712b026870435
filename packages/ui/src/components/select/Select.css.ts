import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentRule } from '../../theme/component-rule.ts';
import { veil } from '../../theme/mix.ts';

export const trigger = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    textAlign: 'start',
    cursor: 'pointer',
  }),
);

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const inlineLabel = style(componentRule({ flexShrink: 0, color: vars.color.inkMuted }));

export const value = style(
  componentRule({
    ...oneLine,
    flex: '1 1 auto',
    minInlineSize: 0,
    fontWeight: vars.weight.medium,
    selectors: {
      '&[data-placeholder]': { color: vars.color.inkFaint, fontWeight: vars.weight.regular },
    },
  }),
);

export const chevron = style(componentRule({ color: vars.color.inkMuted }));

export const search = style(
  componentRule({ position: 'relative', flexShrink: 0, padding: vars.space[8] }),
);

export const searchIcon = style(
  componentRule({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: vars.space[20],
    display: 'grid',
    placeItems: 'center',
    color: vars.color.inkMuted,
    pointerEvents: 'none',
  }),
);

export const searchInput = style(
  componentRule({
    textIndent: vars.space[24],
    /* Escape clears it; the browser's own cross has neither our look nor a name. */
    selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
  }),
);

export const list = style(
  componentRule({
    flex: '0 1 auto',
    minBlockSize: 0,
    /* Half an option at the end says that there are more. */
    maxBlockSize: `calc(8.5 * ${vars.space[40]})`,
    overflowY: 'auto',
    outline: 0,
  }),
);

export const rows = style(componentRule({ position: 'relative' }));

export const row = style(
  componentRule({
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    blockSize: vars.space[40],
    padding: vars.space[2],
  }),
);

export const option = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    blockSize: '100%',
    paddingInline: vars.space[12],
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    outline: 0,
    selectors: {
      '&[data-hovered]': { backgroundColor: veil(5) },
      '&[data-focused]': { backgroundColor: veil(7) },
      '&[data-focus-visible]': {
        outline: `${vars.focus.width} solid ${vars.focus.color}`,
        outlineOffset: `calc(-1 * ${vars.focus.width})`,
      },
      '&[data-selected]': { fontWeight: vars.weight.medium },
    },
  }),
);

export const optionText = style(componentRule({ ...oneLine, flex: '1 1 auto', minInlineSize: 0 }));

export const check = style(componentRule({ color: vars.tone.primary.solid }));

export const empty = style(
  componentRule({ padding: vars.space[16], color: vars.color.inkMuted, textAlign: 'center' }),
);

import { screenRule } from '@tiyin/ui/theme/screen-rule';
import { style } from '@vanilla-extract/css';
import { vars } from '@tiyin/ui/theme/contract.css';

/** The missing items for production, each with a bullet. */
export const missingList = style(
  screenRule({ listStyle: 'disc', paddingInlineStart: vars.space[16] }),
);

/** The read-only form of a field: its name above, its value on the line of the fields' boxes. */
export const fact = style(
  screenRule({ display: 'flex', flexDirection: 'column', gap: vars.space[4] }),
);

export const factName = style(
  screenRule({
    fontSize: vars.type[13].size,
    lineHeight: vars.type[13].lineHeight,
    color: vars.color.inkMuted,
  }),
);

const onLine = { display: 'flex', alignItems: 'center', minBlockSize: vars.control.md } as const;

export const factValue = style(screenRule({ ...onLine }));

/** The link of a form beside its code. */
export const testForm = style(
  screenRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: vars.space[24],
  }),
);

export const testFormLink = style(
  screenRule({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space[12],
    flex: '1 1 0',
    minInlineSize: 'min(100%, 16rem)',
    overflowWrap: 'anywhere',
  }),
);

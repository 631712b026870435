import {
  defaultMonitoringPeriod,
  monitoringPeriods,
  type MonitoringPeriod,
} from '@tiyin/domain/monitoring';
import type { AddressConditions } from '../../addresses/address-conditions.ts';
import { pages } from '../../routing/pages.ts';
import { i18n } from '../../texts/i18n.ts';

/** The state of Monitoring; the address has it. */
export interface MonitoringChoice {
  /** Null for the first that there is. */
  readonly merchantId: number | null;
  readonly period: MonitoringPeriod;
}

/**
 * The conditions of an address.
 * @param merchants those with terminals to watch; any may be one until they are known
 */
export function monitoringConditions(merchants: readonly number[] | undefined): AddressConditions {
  return {
    merchant: {
      label: () => i18n.t('Merchant'),
      isValid: (text) =>
        merchants === undefined ? /^[1-9]\d{0,9}$/.test(text) : merchants.includes(Number(text)),
    },
    period: {
      label: () => i18n.t('Period'),
      isValid: (text) => monitoringPeriods.some(({ minutes }) => String(minutes) === text),
    },
  };
}

/** The choice of an address. Missing or invalid parts get the default. */
export function readMonitoringChoice(search: string): MonitoringChoice {
  const parameters = new URLSearchParams(search);
  const merchant = parameters.get('merchant') ?? '';
  const period = monitoringPeriods.find(
    ({ minutes }) => String(minutes) === parameters.get('period'),
  );
  return {
    merchantId: /^[1-9]\d{0,9}$/.test(merchant) ? Number(merchant) : null,
    period: period?.minutes ?? defaultMonitoringPeriod,
  };
}

/** The address of a choice; the default period is omitted. */
export function monitoringAddress({ merchantId, period }: MonitoringChoice): string {
  const parameters = new URLSearchParams();
  if (merchantId !== null) parameters.set('merchant', String(merchantId));
  if (period !== defaultMonitoringPeriod) parameters.set('period', String(period));
  const { route } = pages.monitoring;
  return parameters.size === 0 ? route : `${route}?${parameters.toString()}`;
}

// Generated from openapi.yaml by `npm run generate`. Do not edit.

import { array, integer, min, nullable, type } from 'superstruct';
import { FunnelStepsStruct } from './funnel-steps.ts';
import { PaymentMethodNameStruct } from './payment-method-name.ts';
import { FormLanguageStruct } from './form-language.ts';
import { DeviceClassStruct } from './device-class.ts';

/** FormFunnel: As in the contract. */
export const FormFunnelStruct = /* @__PURE__ */ type({
  madeCount: /* @__PURE__ */ min(/* @__PURE__ */ integer(), 0),
  total: FunnelStepsStruct,
  byMethod: /* @__PURE__ */ array(
    /* @__PURE__ */ type({
      paymentMethod: /* @__PURE__ */ nullable(
        /* @__PURE__ */ type({ name: PaymentMethodNameStruct }),
      ),
      steps: FunnelStepsStruct,
    }),
  ),
  byLanguage: /* @__PURE__ */ array(
    /* @__PURE__ */ type({
      language: /* @__PURE__ */ nullable(FormLanguageStruct),
      steps: FunnelStepsStruct,
    }),
  ),
  byDevice: /* @__PURE__ */ array(
    /* @__PURE__ */ type({
      device: /* @__PURE__ */ nullable(DeviceClassStruct),
      steps: FunnelStepsStruct,
    }),
  ),
});

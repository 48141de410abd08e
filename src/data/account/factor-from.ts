import { type MultiFactorInfo, TotpMultiFactorGenerator } from 'firebase/auth';
import type { Factor } from '#domain/account/second-factor.ts';

export const factorFrom = ({
  uid,
  displayName,
  factorId,
  enrollmentTime,
}: MultiFactorInfo): Factor => ({
  id: uid,
  name: displayName ?? '',
  kind: factorId === TotpMultiFactorGenerator.FACTOR_ID ? 'app' : 'phone',
  since: new Date(enrollmentTime),
});

import { OpenState } from '#facts/open-state.tsx';
import { useClinic } from './use-clinic.ts';
import { useMinute } from './use-minute.ts';

export function OpenLine({ className }: { className?: string }) {
  return <OpenState clinic={useClinic()} now={useMinute()} className={className} />;
}

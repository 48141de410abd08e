import { OpenState } from '#facts/open-state.tsx';
import { useClinic } from './use-clinic.ts';
import { useMinute } from './use-minute.ts';

export function OpenLine({ className }: { className?: string }) {
  const clinic = useClinic();
  const now = useMinute();
  return now && <OpenState clinic={clinic} now={now} className={className} />;
}

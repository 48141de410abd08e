import { Bell, BellOff } from 'lucide-react';
import { ButtonLink } from '#ui/button.tsx';
import { useNoticeChoice } from '../../shared/notices/notice-choice.ts';
import { noticesPath } from '../../shared/paths/paths.ts';

/** Leads to the page of notices, and shows whether they are on. */
export function NoticesLink() {
  const isOn = useNoticeChoice() !== 'off';
  const Icon = isOn ? Bell : BellOff;
  return (
    <ButtonLink variant="outline" to={noticesPath}>
      <Icon className="ico" />
      Notices: {isOn ? 'on' : 'off'}
    </ButtonLink>
  );
}

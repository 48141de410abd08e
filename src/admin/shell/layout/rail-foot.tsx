import { ChevronsUpDown } from 'lucide-react';
import { useAdminData } from '../../shared/data/use-admin-data.ts';
import { ownOf, settingsEntry } from '../pages/rail-pages.ts';
import { Account } from './account.tsx';
import { Disclosure } from './disclosure.tsx';
import { RailGroup } from './rail-groups.tsx';
import { SignedInPerson } from './signed-in-person.tsx';
import { TabLink, useIsCurrent } from './tab-link.tsx';

/** At the foot of the rail: everything rare of the clinic, and the menu of the person. */
export function RailFoot() {
  const { role } = useAdminData().session;
  const isCurrent = useIsCurrent();
  const settings = settingsEntry(role);
  return (
    <div className="mt-auto grid gap-1 border-t border-line pt-2">
      {settings && (
        <nav aria-label="Clinic">
          <RailGroup name="Clinic">
            <TabLink tab={settings} />
          </RailGroup>
        </nav>
      )}
      <Disclosure
        aria-current={ownOf(role).some(isCurrent) || undefined}
        className="side-link min-w-0 px-2"
        trigger={
          <>
            <SignedInPerson />
            <ChevronsUpDown className="ico" />
          </>
        }
        panelClassName="absolute inset-x-0 bottom-full z-10 mb-2 rounded-lg border border-line bg-surface p-2 shadow-3"
      >
        <Account />
      </Disclosure>
    </div>
  );
}

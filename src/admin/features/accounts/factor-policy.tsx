import { Link } from 'react-router-dom';
import { useAdminData } from '../../shared/data/use-admin-data.ts';
import { CheckField } from '../../shared/forms/check-field.tsx';
import { SectionCard } from '../../shared/parts/section-card.tsx';
import { ownSignInPath } from '../../shared/paths/paths.ts';
import { useSavedForm } from '../../shared/save/use-saved-form.ts';

/** Whether everybody who sees patients needs a second step. */
export function FactorPolicy({ isRequired }: { isRequired: boolean }) {
  const { session } = useAdminData();
  const { send, sent } = useSavedForm();
  const mayTurnOn = session.hasFactor;
  return (
    <SectionCard title="Second step at sign-in" className="mt-6 max-w-3xl p-5">
      <p className="mt-1 text-text-2">
        A code from an app on the phone, besides the password. Each person sets it up under{' '}
        <Link className="link" to={ownSignInPath}>
          Your sign-in
        </Link>
        .
      </p>
      <CheckField
        className="mt-3"
        checked={sent ? sent.get('required') === 'true' : isRequired}
        disabled={!isRequired && !mayTurnOn}
        onChange={(required) => send({ intent: 'second-step', required: String(required) })}
      >
        Required for everyone who sees patients
      </CheckField>
      <p className="mt-2 text-[.9375rem] text-text-2">
        {mayTurnOn || isRequired
          ? 'Owners, administrators and the front desk. Those who have none set it up at their next sign-in, before they see anything else.'
          : 'To turn this on, set up your own second step first. That way you can’t lock yourself out.'}
      </p>
      <p className="mt-2 text-[.9375rem] text-text-2">
        Someone lost their phone? Sign them out everywhere, and ask the person who set up the
        website to reset their second step. “Accounts” in the guide says how.
      </p>
    </SectionCard>
  );
}

import { profileName } from '#domain/clinic/profile-name.ts';

export function ProfileLinks({ profiles }: { profiles: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      {profiles.map((address) => (
        <li key={address}>
          <a className="link inline-block py-1.5" href={address} rel="me">
            {profileName(address)}
          </a>
        </li>
      ))}
    </ul>
  );
}

type Entry = {
  names: string[];
  kind: 'Cookie' | 'Local storage' | 'Session storage' | 'IndexedDB';
  purpose: string;
  kept: string;
};

/** Everything that the site stores in a browser. A new key needs a row here. */
const entries: Entry[] = [
  {
    names: ['cookieConsent', 'cookieConsentDate'],
    kind: 'Local storage',
    purpose: 'Your choice in the cookie banner, and when you made it.',
    kept: 'Until you change it or clear it',
  },
  {
    names: ['_ga', '_ga_*'],
    kind: 'Cookie',
    purpose:
      'Google Analytics: tells visits apart to count them. Set only after ‘Essential Only’ or ‘Allow All Cookies’.',
    kept: 'Up to 2 years; deleted when you choose ‘Reject All’',
  },
  {
    names: ['contactLeadAt', 'pipLeadAt', 'attorneyLeadAt'],
    kind: 'Local storage',
    purpose:
      'The time when you last sent each form, so that it is not sent twice within a minute. No form content.',
    kept: 'Until you clear it',
  },
  {
    names: ['form:appointment', 'form:pip', 'form:attorney'],
    kind: 'Session storage',
    purpose:
      'What you typed into a form, so that a reload or another page doesn’t lose it, and a number that keeps a request from being stored twice.',
    kept: 'Until your request has arrived or you close the tab',
  },
  {
    names: ['react-router-scroll-positions', 'remix-router-transitions'],
    kind: 'Session storage',
    purpose:
      'Where you were on each page, and which pages a picture leads to, so that going back takes you there.',
    kept: 'Until you close the tab',
  },
  {
    names: ['loadedAgain *'],
    kind: 'Session storage',
    purpose:
      'Pages that had to be loaded again after an update of the site, so that none is loaded without end.',
    kept: 'Until you close the tab',
  },
  {
    names: ['firebase-heartbeat-database'],
    kind: 'IndexedDB',
    purpose: 'Days on which the site’s database was read. It holds nothing about you.',
    kept: 'Up to 30 days',
  },
  {
    names: ['theme', 'leadNotices'],
    kind: 'Local storage',
    purpose:
      'Staff only: light or dark back office, and whether the computer tells about new requests.',
    kept: 'Until it is cleared',
  },
  {
    names: ['post-copy:*'],
    kind: 'Local storage',
    purpose: 'Staff only: what was typed into an article and is not saved yet.',
    kept: 'Until it is saved or discarded',
  },
  {
    names: ['staff-session'],
    kind: 'Cookie',
    purpose: 'Staff only: that the browser has not been closed since someone signed in.',
    kept: 'Until the browser is closed or sign-out; up to 30 days for those who ask for it',
  },
  {
    names: ['lastActive', 'lastPassword'],
    kind: 'Local storage',
    purpose: 'Staff only: when the back office was last used, so that an unused screen locks.',
    kept: 'Until it is cleared',
  },
  {
    names: ['firebase:authUser:*'],
    kind: 'Local storage',
    purpose: 'Staff only: keeps a member of staff signed in (Firebase Authentication).',
    kept: 'Until sign-out',
  },
  {
    names: ['firebaseLocalStorageDb'],
    kind: 'IndexedDB',
    purpose: 'Staff only: the same, where a browser keeps no local storage.',
    kept: 'Until sign-out',
  },
];

export function StorageTable() {
  return (
    <table className="storage-table">
      <caption className="sr-only">What this site keeps in your browser</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Kind</th>
          <th scope="col">What for</th>
          <th scope="col">Kept</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ names, kind, purpose, kept }) => (
          <tr key={names[0]}>
            <th scope="row">
              {names.map((name) => (
                <span
                  key={name}
                  className="block font-[ui-monospace,monospace] text-[min(.875rem,5.5vw)] font-semibold wrap-normal text-text"
                >
                  {name}
                </span>
              ))}
            </th>
            <td>{kind}</td>
            <td>{purpose}</td>
            <td>{kept}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

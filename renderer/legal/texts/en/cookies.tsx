import { FactTable } from '../../FactTable.js';
import type { WriteLegalText } from '../../legal-text.js';
import { ContactWays } from './operator.js';

export const cookies: WriteLegalText<'cookies'> = (facts) => ({
  lead: (
    <p>
      What {facts.siteName} remembers in your browser, what for and how long, according to art. 122 of Italian
      legislative decree 196/2003 and the guidelines of the Italian data protection authority of 10 June 2021.
    </p>
  ),
  sections: {
    'in-breve': {
      title: 'In short',
      body: (
        <ul>
          <li>Those who only read receive no cookie at all.</li>
          <li>The cookies we use are our own and technical: they serve what you ask for, and need no consent.</li>
          <li>No third-party cookies, no advertising, no profiling.</li>
          <li>Statistics and content of other sites, where there are any, wait for your consent.</li>
        </ul>
      ),
    },
    cookie: {
      title: 'Cookies',
      body: (
        <>
          <FactTable
            hasCodeHeadings
            caption="Cookies set by this site, all of them its own and technical"
            columns={['Name', 'What for', 'When it is set', 'How long it lasts']}
            rows={[
              [
                'session',
                'Recognises you after you have signed in. It holds a signed random number that scripts cannot read.',
                'When you sign in or register',
                'Until the browser is closed; 30 days with “Remember me on this device”. It ends when you sign out.',
              ],
              [
                'csrf',
                'Protects forms: it proves that what is sent really comes from a page of ours.',
                'When a page has something to send, such as a sign-in or a message',
                'Until the browser is closed',
              ],
              [
                'csrf_id',
                'A random number to which the protection of forms is tied as long as you are not signed in.',
                'Together with csrf',
                'Until the browser is closed',
              ],
              [
                'preferred_language',
                'Remembers the language you chose: it, en or de.',
                'Only when you choose a language',
                'One year',
              ],
            ]}
          />
          <p>
            They are valid for this site only (<code>SameSite=Lax</code>) and, where the connection is encrypted, travel
            encrypted only (<code>Secure</code>).
          </p>
        </>
      ),
    },
    'memoria-locale': {
      title: 'Local storage',
      body: (
        <>
          <p>
            Some things stay in your browser’s storage and are not sent to us. You can delete them at any time in the
            browser’s settings.
          </p>
          <FactTable
            hasCodeHeadings
            caption="What may stay in the browser’s storage"
            columns={['Name', 'What it holds', 'How long it lasts']}
            rows={[
              ['theme', 'The light or dark theme, if you choose one. Functional.', 'Until you refuse or delete it'],
              ['map-view', 'The last part of the map that you looked at. Functional.', 'Until you refuse or delete it'],
              [
                'cookie-consent',
                'The choices you made in the box, with date and version (1.0). Necessary.',
                'Until you change or delete it',
              ],
              [
                'home-entities',
                'The random order of the cards on the home page, so that it does not change at every visit. Necessary.',
                'Two hours',
              ],
              [
                'veduta-v1.3-…',
                'Copies of public pages and pictures seen recently, to read them again on a weak line; never pages of the account. Necessary.',
                'Until the next version of the site, or until you sign out',
              ],
            ]}
          />
          <p>
            Until its tab is closed the browser may remember small things of that visit, for instance that you have
            hidden the presentation video.
          </p>
        </>
      ),
    },
    consenso: {
      title: 'What waits for your consent',
      body: (
        <>
          <p>
            On your first visit a box asks what you agree to. Accepting and refusing take the same single step; closing
            the box means “necessary only”. There are three choices:
          </p>
          <ul>
            <li>
              <strong>Necessary</strong>: always on, because without it the site does not do what you ask of it.
            </li>
            <li>
              <strong>Functional</strong>: remembers your preferences, theme and map, and loads the background of maps
              where it comes from other sites. If you refuse, those already saved are deleted.
            </li>
            <li>
              <strong>Statistics</strong>: if those who run the archive have set up a statistics service, it counts the
              pages visited. Before you agree, or if you refuse, nothing is sent. Without such a service this choice has
              no effect.
            </li>
          </ul>
        </>
      ),
    },
    'terze-parti': {
      title: 'Maps, videos and links',
      body: (
        <>
          <p>
            Fonts, programs, icons, photographs and audio guides come from our own server: looking at them, you
            introduce yourself to nobody else.
          </p>
          <ul>
            <li>
              <strong>Maps.</strong> The background comes from the source that those who run the archive have chosen; it
              is named in the corner of the map. If it belongs to somebody else, your browser asks for it (and so shows
              them your IP address) only if you have accepted the functional ones or ask for it on that map; otherwise
              the map uses a plan of our own, drawn from the archive’s record cards.
            </li>
            <li>
              <strong>Videos.</strong> The cover picture is ours. The player of another site loads only when you press
              the button, in its version that limits tracking; from there on that site’s rules apply.
            </li>
            <li>
              <strong>Sharing.</strong> The buttons for Facebook, X and Pinterest are plain links: nothing is sent until
              you press them.
            </li>
          </ul>
        </>
      ),
    },
    scelte: {
      title: 'Changing your mind',
      body: (
        <>
          <p>
            Open your choices again at any time with the link at the foot of every page. You can also delete cookies and
            local storage, or block them altogether, in the browser’s settings: the site can still be read, but signing
            in to an account needs the technical cookies.
          </p>
          <p>
            For the rest the <a href={facts.to('/privacy')}>privacy policy</a> applies; with questions write to us{' '}
            <ContactWays {...facts} about="privacy" />.
          </p>
        </>
      ),
    },
  },
});

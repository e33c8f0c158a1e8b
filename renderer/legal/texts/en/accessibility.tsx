import type { WriteLegalText } from '../../legal-text.js';
import { ContactWays, OperatorBegins } from './operator.js';

export const accessibility: WriteLegalText<'accessibility'> = (facts) => ({
  lead: <p>How {facts.siteName} means to be usable by everyone, what does not work yet, and how to tell us.</p>,
  sections: {
    impegno: {
      title: 'Our commitment',
      body: (
        <>
          <p>
            <OperatorBegins {...facts} /> is committed to making the site accessible according to Italian law 4/2004,
            which implements Directive (EU) 2016/2102. The rules are the standard EN 301 549 and the guidelines WCAG
            2.2, level AA. This statement covers all public pages and the personal area of this site.
          </p>
          <p>
            Where the archive is run by a public body, the official statement is also the one that the body publishes
            every year, by 23 September, on the platform of the{' '}
            <a href="https://form.agid.gov.it">Agency for Digital Italy (AgID)</a>. An association follows these rules
            by choice.
          </p>
        </>
      ),
    },
    conformita: {
      title: 'Compliance status',
      body: (
        <p>
          The site is <strong>partially compliant</strong> with the requirements of EN 301 549 and WCAG 2.2, level AA,
          for the reasons listed under <a href="#limiti">known limits</a>.
        </p>
      ),
    },
    aiuti: {
      title: 'What you find',
      body: (
        <ul>
          <li>Every page can be read and navigated by keyboard alone; the first link skips to the content.</li>
          <li>Headings, lists, forms and regions have names for those who use a screen reader.</li>
          <li>Reading, search, filters and pages work without JavaScript too.</li>
          <li>Text can be enlarged and adapts down to a width of 320 pixels without sideways scrolling.</li>
          <li>A light and a dark theme, both with contrasts of level AA; nothing is told by colour alone.</li>
          <li>Those who ask their device for less motion see no animation and no automatic scrolling.</li>
          <li>Audio guides have keyboard controls and, where available, a transcript.</li>
          <li>The places on the map can also be found as a list, among the record cards.</li>
        </ul>
      ),
    },
    limiti: {
      title: 'Known limits',
      body: (
        <ul>
          <li>
            Not all photographs have an alternative text written by hand: where it is missing, the title stands in for
            it (WCAG 1.1.1).
          </li>
          <li>
            Lettering inside historical photographs is not always transcribed, and the contrast of the original pictures
            cannot be changed (1.4.5).
          </li>
          <li>Some audio guides and the presentation video may have no transcript or captions (1.2.1, 1.2.2).</li>
          <li>
            Moving freely on the map and looking closely at a picture are visual experiences: the data are offered as
            text too, the view is not.
          </li>
          <li>Names and passages in other languages are not always marked as such (3.1.2).</li>
          <li>Content of other sites, such as an external video player, is not in our hands.</li>
        </ul>
      ),
    },
    preparazione: {
      title: 'How it was prepared',
      body: (
        <p>
          This statement was prepared on 20 November 2026 by self-assessment: automatic checks (axe-core) of every kind
          of page in both themes, and tests by hand with the keyboard and without scripts. There has been no test with
          people with disabilities yet. We review it at least once a year and at every important change.
        </p>
      ),
    },
    segnalazioni: {
      title: 'Reporting a problem',
      body: (
        <p>
          If something stands in your way, or if you need some content in another form, write to us{' '}
          <ContactWays {...facts} />. Name the page, what you wanted to do and with which tools. We answer within 30
          days.
        </p>
      ),
    },
    ricorso: {
      title: 'If the answer is not enough',
      body: (
        <p>
          If the archive belongs to a public body and no satisfying answer comes within 30 days, you can turn to the{' '}
          <a href="https://www.agid.gov.it">
            digital ombudsman (<span lang="it">difensore civico per il digitale</span>) at AgID
          </a>{' '}
          (art. 3-quinquies of Italian law 4/2004).
        </p>
      ),
    },
  },
});

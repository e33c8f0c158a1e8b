import { useData } from 'vike-react/useData';
import type { Data } from './+data.shared.js';
import { Contact } from './Contact.js';
import { Disclaimer } from './Disclaimer.js';
import { Features } from './Features.js';
import { Guidelines } from './Guidelines.js';
import { HowItWorks } from './HowItWorks.js';
import { Mission } from './Mission.js';
import { People } from './People.js';

export default function Page() {
  const { ofTheDay, ofSteps } = useData<Data>();
  return (
    <>
      <Mission photo={ofTheDay} />
      <HowItWorks photos={ofSteps} />
      <Features />
      <Guidelines />
      <People />
      <Disclaimer />
      <Contact />
    </>
  );
}

import { Contact } from './Contact.js';
import { Disclaimer } from './Disclaimer.js';
import { Features } from './Features.js';
import { Guidelines } from './Guidelines.js';
import { HowItWorks } from './HowItWorks.js';
import { Mission } from './Mission.js';
import { People } from './People.js';

export default function Page() {
  return (
    <>
      <Mission />
      <HowItWorks />
      <Features />
      <Guidelines />
      <People />
      <Disclaimer />
      <Contact />
    </>
  );
}

export default '/schede/audioguide';

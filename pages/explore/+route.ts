export default '/map/explore';

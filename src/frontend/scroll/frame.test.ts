import { inNextFrame } from './frame';

test( 'all parts read before one of them writes, each once', () => {
	const frames: FrameRequestCallback[] = [];
	jest.spyOn( window, 'requestAnimationFrame' ).mockImplementation(
		( frame ) => frames.push( frame )
	);
	const log: string[] = [];
	const part = ( name: string ) => () => {
		log.push( `read ${ name }` );
		return () => {
			log.push( `write ${ name }` );
		};
	};
	const one = part( 'one' );
	inNextFrame( one );
	inNextFrame( part( 'two' ) );
	inNextFrame( one );
	expect( frames ).toHaveLength( 1 );
	frames[ 0 ]?.( 0 );
	expect( log ).toEqual( [
		'read one',
		'read two',
		'write one',
		'write two',
	] );
} );

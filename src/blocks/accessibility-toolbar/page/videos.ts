/** Videos that play by themselves stand still while "Stop motion" is on, and go on afterwards. */
const paused = new Set< HTMLVideoElement >();

export function followMotion( isStopped: boolean ): void {
	if ( ! isStopped ) {
		paused.forEach( ( video ) => void video.play().catch( () => {} ) );
		paused.clear();
		return;
	}
	for ( const video of document.querySelectorAll< HTMLVideoElement >(
		'video[autoplay]'
	) ) {
		if ( ! video.paused ) {
			video.pause();
			paused.add( video );
		}
	}
}

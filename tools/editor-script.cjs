/**
 * The script `editor`: what the scripts of blocks in the editor, and of screens with parts of the editor, have in common.
 * Each of them names it among the scripts that WordPress has to load before.
 */

/** The handle under which PHP registers it, as `Rueda\Support\Admin\EditorScript` has it. */
const HANDLE = 'rueda-editor';

/** Folders in `src/admin`. The other screens share too little with an editor. */
const SCREENS = [ 'form-editor', 'settings', 'wheel-editor' ];

/**
 * @param {string} source What WordPress's plugin for webpack writes beside a script.
 * @return {string} The same with our script among the dependencies.
 */
const withHandle = ( source ) =>
	source.replace( /(?<='dependencies' => array\()/, `'${ HANDLE }', ` );

class EditorScript {
	apply( compiler ) {
		const { Compilation, sources } = compiler.webpack;
		compiler.hooks.thisCompilation.tap( 'EditorScript', ( compilation ) => {
			const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
			compilation.hooks.processAssets.tap(
				{ name: 'EditorScript', stage },
				() => {
					for ( const [ name, entry ] of compilation.entrypoints ) {
						if ( entry.getRuntimeChunk().name === 'editor' ) {
							compilation.updateAsset(
								`${ name }.asset.php`,
								( asset ) =>
									new sources.RawSource(
										withHandle( String( asset.source() ) )
									)
							);
						}
					}
				}
			);
		} );
	}
}

module.exports = { EditorScript, HANDLE, SCREENS, withHandle };

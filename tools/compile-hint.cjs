/**
 * Tells browsers to compile all of a form's script when it is fetched, while nobody waits for it. Otherwise they
 * compile most of it between the press on Send and the message: two milliseconds.
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

const FORM = /^chunks\/form\.[^.]+\.js$/;

class CompileHint {
	apply( compiler ) {
		const { Compilation, sources } = compiler.webpack;
		const { name } = CompileHint;
		compiler.hooks.compilation.tap( name, ( compilation ) =>
			compilation.hooks.processAssets.tap(
				// After comments are gone.
				{ name, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
				( assets ) =>
					Object.keys( assets )
						.filter( ( file ) => FORM.test( file ) )
						.forEach( ( file ) =>
							compilation.updateAsset(
								file,
								( source ) =>
									new sources.ConcatSource( HINT, source )
							)
						)
			)
		);
	}
}

module.exports = { CompileHint };

<?php

declare( strict_types=1 );

namespace Rueda\Kit\Admin;

use Rueda\Kit\Elsewhere\BuilderPagesFile;
use Rueda\Kit\Import\KitFiles;
use Rueda\Kit\KitError;
use Rueda\Kit\Rest\KitRoute;
use Rueda\Support\Admin\ImporterScreen;
use Rueda\Support\Admin\ListRequest;

defined( 'ABSPATH' ) || exit;

/**
 * Tools → Import → Pages of a page builder: makes a kit of the chosen pages and hands it to the screen of kits, which
 * shows what each page becomes, imports, reports and undoes.
 */
final class BuilderImportScreen extends ImporterScreen {
	public const SLUG = 'rueda-pages';

	/** What WordPress's lists call the rows, and with that the action of their nonce. */
	public const ROWS  = 'rueda-pages';
	public const NONCE = 'bulk-' . self::ROWS;

	/** The field with the numbers of the chosen pages. */
	public const PAGES = 'pages';

	/** A value of the parameter STATE: no page was chosen. */
	public const NONE = 'none';

	private const MOST = 200;

	/** The id of the kit that was made. */
	private string $upload = '';

	/** The same rights as for kits, and that to edit pages. */
	public static function may(): bool {
		return parent::may() && true === KitRoute::may() && current_user_can( 'edit_pages' );
	}

	protected function words(): array {
		return [
			__( 'Pages of a page builder', 'rueda' ),
			__( 'Make drafts with blocks of the pages that Elementor has made on this site.', 'rueda' ),
		];
	}

	protected function refusal(): string {
		return __( 'You are not allowed to import pages.', 'rueda' );
	}

	protected function answer(): array {
		$ids = ListRequest::ids( self::PAGES, self::MOST );
		if ( [] === $ids ) {
			return [ self::STATE => self::NONE ];
		}
		try {
			$this->upload = BuilderPagesFile::keep( $ids, [ KitFiles::class, 'keep' ] );
		} catch ( KitError $error ) {
			return [ self::STATE => $error->reason ];
		}
		return [ 'upload' => $this->upload ];
	}

	protected function destination(): string {
		return '' === $this->upload ? parent::destination() : KitScreen::address( 'import' );
	}
}

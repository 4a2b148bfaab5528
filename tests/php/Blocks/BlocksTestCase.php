<?php

declare( strict_types=1 );

namespace Rueda\Tests\Blocks;

use Rueda\Blocks\BlockTypes;
use Rueda\Blocks\Recipe;
use Rueda\Blocks\ViewScripts;
use Rueda\Tests\TestCase;
use WP_Block_Type_Registry;
use WP_Scripts;
use WP_Styles;

/** Scripts and styles as at the start of a page, and one built block, `rueda/probe`, that needs no build. */
abstract class BlocksTestCase extends TestCase {
	protected const BLOCK = '<!-- wp:rueda/probe /-->';
	protected const VIEW  = 'rueda-probe-view-script';
	protected const STYLE = 'rueda-probe-style';

	protected ViewScripts $views;
	protected BlockTypes $types;
	protected Recipe $recipe;

	/** @var array<string, WP_Scripts|WP_Styles> */
	private array $assets = [];

	protected function setUp(): void {
		parent::setUp();
		$this->assets = [
			'wp_scripts' => wp_scripts(),
			'wp_styles'  => wp_styles(),
		];
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- given back below.
		$GLOBALS['wp_scripts'] = new WP_Scripts();
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- given back below.
		$GLOBALS['wp_styles'] = new WP_Styles();

		$this->views  = new ViewScripts( self::folder() );
		$print        = static fn (): string => sprintf( '<div %s>Probe</div>', get_block_wrapper_attributes() );
		$this->types  = new BlockTypes( $this->views, self::folder(), static fn (): callable => $print );
		$this->recipe = new Recipe( $this->views, self::folder() );
		$this->types->register_all();
	}

	protected function tearDown(): void {
		if ( WP_Block_Type_Registry::get_instance()->is_registered( 'rueda/probe' ) ) {
			unregister_block_type( 'rueda/probe' );
		}
		foreach ( $this->assets as $name => $assets ) {
			$GLOBALS[ $name ] = $assets;
		}
		parent::tearDown();
	}

	protected static function folder(): string {
		return dirname( __DIR__ ) . '/fixtures/built/';
	}
}

<?php

declare( strict_types=1 );

namespace Rueda\Wheel;

use Rueda\Blocks\BlocksModule;
use Rueda\Blocks\EarlyScript;
use Rueda\CallToAction\CallToActionModule;
use Rueda\Compat\WheelOfLife;
use Rueda\Compat\WheelOfLifeBlocks;
use Rueda\Module;
use Rueda\Support\Http\AjaxCall;
use Rueda\Wheel\Plain\PlainFlow;
use Rueda\Wheel\Plain\PlainPost;
use Rueda\Wheel\Plain\ReportForm;

defined( 'ABSPATH' ) || exit;

/** Wheels: where they are stored, how others read them, and how they get onto pages. */
final class WheelModule extends Module {
	/** HTML that somebody wrote goes through these filters on its way to the page. */
	private const WRITTEN = [ ...BlocksModule::WRITTEN, 'render_block_' . WheelOfLifeBlocks::BUTTON ];

	private ?WheelBlock $block = null;

	public function register(): void {
		$this->blocks()->set_printer( WheelBlock::NAME, self::later( fn () => $this->block(), 'render_block' ) );
		$this->blocks()->set_printer( AreaBlock::NAME, self::later( static fn () => new AreaBlock(), 'render' ) );
		// The full type comes before that of Rueda\Types (10), which skips a type that is registered.
		self::at( 'init', [ $this, 'register_types' ], 9 );
		// The older blocks share the scripts of the block types, so they come after these.
		self::at( 'init', [ $this, 'register_older_blocks' ], 20 );
		add_action( 'template_redirect', fn () => $this->report_form()->receive(), 0 );
		add_filter( 'single_template_hierarchy', self::later( fn () => $this->page(), 'templates' ) );
		add_filter( 'the_content', self::later( fn () => $this->page(), 'show_inline' ), 8 );
		add_action( 'wp_enqueue_scripts', fn () => $this->page()->load_in_head(), 20 );
		foreach ( self::WRITTEN as $filter ) {
			add_filter( $filter, self::later( fn () => $this->page(), 'watch' ), 99 );
		}
		add_action( 'wp_print_footer_scripts', [ $this, 'print_variables' ], 8 );
	}

	/** While the plugin Wheel of Life is active, it registers the post type and its fields. */
	public function register_types(): void {
		if ( WheelOfLife::is_active() ) {
			return;
		}
		$type = new WheelPostType();
		$rest = new WheelRest();
		$type->register();
		( new WheelMeta() )->register();
		self::at( 'wp_loaded', [ $type, 'keep_addresses' ] );
		add_filter( 'allowed_block_types_all', [ $type, 'allowed_blocks' ], 10, 2 );
		add_filter( 'bulk_post_updated_messages', [ $type, 'bulk_messages' ], 10, 2 );
		self::at( 'rest_api_init', [ $rest, 'register_fields' ] );
		add_filter( 'rest_prepare_' . WheelPostType::NAME, [ $rest, 'clean_title' ] );
		add_filter( 'rest_prepare_' . WheelPostType::NAME, [ WheelPreview::class, 'answer' ], 10, 3 );
	}

	public function register_older_blocks(): void {
		if ( ! WheelOfLife::is_active() ) {
			( new WheelOfLifeBlocks() )->register();
		}
	}

	/** @param array<array-key, string>|string $given An empty string when there are none. */
	public function print_shortcode( array|string $given, ?string $content, string $name ): string {
		return ( new WheelShortcode( $this->block(), $this->blocks()->views() ) )->render( $given, $content, $name );
	}

	/**
	 * Gives scripts of pages with a wheel or a saved chart what admin-ajax needs. It is printed in the footer, when the
	 * page's blocks are known, and before its scripts. Other pages carry no nonce.
	 */
	public function print_variables(): void {
		$is_used = $this->blocks()->views()->is_on_this_page( WheelBlock::NAME, 'rueda/saved-chart' );
		if ( WheelOfLife::is_active() || ! $is_used ) {
			return;
		}
		$variables = [
			'admin_url'  => admin_url( 'admin.php' ),
			'ajax_url'   => admin_url( 'admin-ajax.php' ),
			'ajax_nonce' => wp_create_nonce( AjaxCall::NONCE ),
		];
		wp_print_inline_script_tag(
			'var wolVariablesFrontend = ' . wp_json_encode( $variables, JSON_HEX_TAG | JSON_HEX_AMP ) . ';',
			[ 'id' => 'rueda-wheel-variables' ]
		);
	}

	public function page(): WheelPage {
		return new WheelPage( $this->blocks()->views(), $this->block() );
	}

	private function block(): WheelBlock {
		return $this->block ??= new WheelBlock(
			new WheelMarkup(),
			new PlainFlow(
				new PlainPost(),
				$this->report_form(),
				$this->modules->get( CallToActionModule::class )->markup()
			),
			new EarlyScript( 'build/blocks/wheel/early.js' )
		);
	}

	private function report_form(): ReportForm {
		return $this->modules->provided( ReportForm::class );
	}

	private function blocks(): BlocksModule {
		return $this->modules->get( BlocksModule::class );
	}
}

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
use Rueda\Support\Http\RefusedCalls;
use Rueda\Wheel\Plain\PlainFlow;
use Rueda\Wheel\Plain\PlainWheelPost;
use Rueda\Wheel\Plain\ReportForm;

defined( 'ABSPATH' ) || exit;

/** Wheels: where they are stored, how others read them, and how they get onto pages. */
final class WheelModule extends Module {
	public static function prints(): array {
		return [ WheelBlock::NAME => 'print_block' ];
	}

	public static function hooks(): array {
		return [
			'every'                     => [
				// Pages do not know this block's type, because they print areas seldom: see PageBlocks.
				[ 'render_block_' . AreaBlock::NAME, 'AreaBlock.print', 10, 2 ],
			],
			'user'                      => [
				// The full type comes before that of Rueda\Types (10), which skips a type that is registered.
				[ 'init', 'register_types', 9, 0 ],
				// The older blocks share the scripts of the block types, so they come after these.
				[ 'init', 'register_older_blocks', 20, 0 ],
				[ 'allowed_block_types_all', 'WheelPostType.allowed_blocks', 10, 2 ],
				[ 'bulk_post_updated_messages', 'WheelPostType.bulk_messages', 10, 2 ],
			],
			'rest /wp/v2/wheel /wp/v2/types/wheel /wp/v2/search' => [
				[ 'rest_api_init', 'register_types', 9, 0 ],
				[ 'rest_api_init', 'register_fields', 10, 0 ],
				[ 'rest_prepare_' . WheelPostType::NAME, 'WheelRest.clean_title' ],
				[ 'rest_prepare_' . WheelPostType::NAME, 'WheelPreview.answer', 10, 3 ],
				[ 'rest_prepare_' . WheelPostType::NAME, 'note_arrival' ],
			],
			'post'                      => [ [ 'template_redirect', 'receive', 0, 0 ] ],
			'block ' . WheelBlock::NAME => [ [ 'wp_print_footer_scripts', 'print_variables', 8, 0 ] ],
			'block rueda/saved-chart'   => [ [ 'wp_print_footer_scripts', 'print_variables_of_chart', 8, 0 ] ],
		];
	}

	private ?WheelBlock $block = null;

	/** While the plugin Wheel of Life is active, it registers the post type and its fields. */
	public function register_types(): void {
		if ( WheelOfLife::is_active() ) {
			return;
		}
		( new WheelPostType() )->register();
		$this->register_meta();
	}

	public function register_meta(): void {
		if ( ! WheelOfLife::is_active() ) {
			( new WheelMeta() )->register();
		}
	}

	public function keep_addresses(): void {
		( new WheelPostType() )->keep_addresses();
	}

	public function register_fields(): void {
		if ( ! WheelOfLife::is_active() ) {
			( new WheelRest() )->register_fields();
		}
	}

	/** Takes in what a wheel without scripts has posted to its page. */
	public function receive(): void {
		$this->report_form()->receive();
	}

	/** Adds what the page of a wheel has at its own address. */
	public function show_at_own_address(): void {
		// The head of the page names the wheel's route.
		$this->register_types();
		add_filter( 'single_template_hierarchy', [ $this->page(), 'templates' ] );
		add_filter( 'the_content', [ $this->page(), 'show_inline' ], 8 );
	}

	/** A visitor's script has got a wheel, so nothing refuses its calls. */
	public function note_arrival( mixed $answer ): mixed {
		if ( ! is_user_logged_in() ) {
			( new RefusedCalls( $this->modules->clock() ) )->arrived( PlainFlow::ROUTE );
		}
		return $answer;
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

	/** A wheel on the same page has them printed already. */
	public function print_variables_of_chart(): void {
		if ( ! $this->blocks()->views()->is_on_this_page( WheelBlock::NAME ) ) {
			$this->print_variables();
		}
	}

	public function page(): WheelPage {
		return new WheelPage( $this->blocks()->views(), $this->block() );
	}

	/** @param array<string, mixed> $attributes */
	public function print_block( array $attributes ): string {
		return $this->block()->render_block( $attributes );
	}

	private function block(): WheelBlock {
		return $this->block ??= new WheelBlock(
			new WheelMarkup(),
			new PlainFlow(
				new PlainWheelPost(),
				$this->report_form(),
				$this->modules->get( CallToActionModule::class )->markup(),
				new RefusedCalls( $this->modules->clock() )
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

<?php

declare( strict_types=1 );

namespace Rueda\Blocks;

use Rueda\Support\Asset;

defined( 'ABSPATH' ) || exit;

/**
 * The scripts of a page. Each block's view depends on the small loader alone; what webpack listed besides
 * (React, api-fetch and the like) is remembered here as "late", for the recipe to name.
 */
final class ViewScripts {
	public const LOADER = 'rueda-frontend';

	/** Support for browsers that Rueda does not support, and 14 KB: nobody is to wait for it. */
	private const NEVER = [ self::LOADER, 'wp-polyfill' ];

	/** @var array<string, list<string>> Late handles by the handle of the view that needs them. */
	private array $late = [];

	/** @param string $folder The plugin's own, with a slash at its end. */
	public function __construct( private string $folder ) {}

	public function register_loader(): void {
		$asset = Asset::beside( $this->folder . 'build/frontend.js' );
		if ( null === $asset ) {
			return;
		}
		wp_register_script(
			self::LOADER,
			RUEDA_URL . 'build/frontend.js',
			[],
			$asset->version(),
			[
				'strategy'  => 'defer',
				'in_footer' => true,
			]
		);
		$this->late[ self::LOADER ] = $this->without_never( $asset->dependencies() );
	}

	/** Leaves a view script nothing but the loader to wait for. */
	public function lighten( string $handle ): void {
		$script = wp_scripts()->query( $handle );
		if ( ! $script instanceof \_WP_Dependency ) {
			return;
		}
		$this->late[ $handle ] = $this->without_never( $script->deps );

		$script->deps = [ self::LOADER ];
		// Core prints the translations of a handle as a call of wp.i18n, which is not there yet: the recipe carries
		// them.
		unset( $script->textdomain, $script->translations_path );
		// In the footer the recipe stands before it, even where a plugin takes "defer" away.
		wp_script_add_data( $handle, 'group', 1 );
		wp_script_add_data( $handle, 'strategy', 'defer' );
	}

	/**
	 * Loads on this page what a block needs, as if the block stood on it: for shortcodes and for roots that a
	 * page builder wrote into the content. May be called until the footer's scripts are printed.
	 */
	public function enqueue( string $block_name ): void {
		$type = \WP_Block_Type_Registry::get_instance()->get_registered( $block_name );
		if ( null === $type ) {
			return;
		}
		wp_scripts()->enqueue( $type->view_script_handles );
		wp_styles()->enqueue( array_merge( $type->style_handles, $type->view_style_handles ) );
	}

	/** @return list<string> Our views that this page loads. */
	public function on_this_page(): array {
		return array_values(
			array_filter(
				array_keys( $this->late ),
				static fn ( string $handle ): bool => self::LOADER !== $handle && wp_script_is( $handle, 'enqueued' )
			)
		);
	}

	/**
	 * @param list<string> $views
	 * @return list<string> What these views, and the loader, need later.
	 */
	public function late( array $views ): array {
		$late = array_map( fn ( string $handle ): array => $this->late[ $handle ] ?? [], [ self::LOADER, ...$views ] );
		return array_values( array_unique( array_merge( ...$late ) ) );
	}

	/**
	 * @param array<string> $handles
	 * @return list<string>
	 */
	private function without_never( array $handles ): array {
		return array_values( array_diff( $handles, self::NEVER ) );
	}
}

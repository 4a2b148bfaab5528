<?php

declare( strict_types=1 );

namespace Rueda\Tests\Blocks;

use Rueda\Blocks\BlocksModule;
use Rueda\Blocks\PageBlocks;
use Rueda\Modules;
use Rueda\Tests\TestCase;
use WP_Block_Type;
use WP_Block_Type_Registry;

/** The block types of public pages: none until one is needed, and then the same as WordPress would register. */
final class PageBlocksTest extends TestCase {
	/** @var array<string, WP_Block_Type> Those that a test has taken away. */
	private array $taken = [];

	protected function tearDown(): void {
		foreach ( $this->taken as $name => $type ) {
			self::take( $name );
			WP_Block_Type_Registry::get_instance()->register( $type );
		}
		$this->taken               = [];
		$GLOBALS['wp_rest_server'] = null;
		parent::tearDown();
	}

	public function test_filters_of_block_metadata_see_the_types_of_visitors(): void {
		$this->forget( 'rueda/wheel' );
		add_filter(
			'block_type_metadata',
			static function ( array $metadata ): array {
				$metadata['attributes']['mood'] = [ 'type' => 'string' ];
				return $metadata + [ 'selectors' => [ 'root' => '.of-' . basename( dirname( $metadata['file'] ) ) ] ];
			}
		);
		add_filter(
			'block_type_metadata_settings',
			static fn ( array $settings, array $metadata ): array =>
				[ 'uses_context' => [ $metadata['name'] ] ] + $settings,
			10,
			2
		);

		( new PageBlocks( new Modules() ) )->register( null );

		$type = self::block_type( 'rueda/wheel' );
		self::assertSame( [ 'type' => 'string' ], $type->attributes['mood'] );
		self::assertArrayHasKey( 'wheelId', $type->attributes );
		self::assertSame( [ 'root' => '.of-wheel' ], $type->selectors );
		self::assertSame( [ 'rueda/wheel' ], $type->uses_context );
	}

	public function test_a_block_that_comes_late_has_the_attributes_of_what_it_supports(): void {
		$this->forget( 'rueda/slide' );
		$this->forget( 'rueda/carousel' );

		( new PageBlocks( new Modules() ) )->register( [ 'rueda/slide' ] );

		self::assertNull( self::block_type( 'rueda/carousel' ) );
		$attributes = self::block_type( 'rueda/slide' )->attributes;
		foreach ( [ 'lock', 'duration', 'backgroundColor', 'style', 'className', 'layout' ] as $name ) {
			self::assertArrayHasKey( $name, $attributes );
		}
	}

	public function test_the_blocks_of_a_form_are_known_while_it_is_printed(): void {
		$this->forget( 'rueda/form-field' );
		$blocks = new PageBlocks( new Modules() );
		$print  = static fn (): string => self::block_type( 'rueda/form-field' )->name ?? 'not known';

		// The second form of a page uses the type that the first one registered.
		foreach ( [ 1, 2 ] as $form ) {
			self::assertSame( 'rueda/form-field', $blocks->during( [ 'rueda/form-field' ], $print ), "Form {$form}" );
			self::assertNull( self::block_type( 'rueda/form-field' ) );
		}
	}

	public function test_they_are_forgotten_although_printing_failed_and_stay_where_they_were_known_before(): void {
		$this->forget( 'rueda/form-field' );
		$blocks = new PageBlocks( new Modules() );
		try {
			$blocks->during(
				[ 'rueda/form-field' ],
				static function (): string {
					throw new \RuntimeException( 'no' );
				}
			);
			self::fail( 'It did not fail.' );
		} catch ( \RuntimeException $error ) {
			self::assertNull( self::block_type( 'rueda/form-field' ) );
		}

		// A user who can edit logs in meanwhile.
		$print = static function () use ( $blocks ): string {
			$blocks->register( null );
			return '';
		};
		$blocks->during( [ 'rueda/form-field' ], $print );
		self::assertNotNull( self::block_type( 'rueda/form-field' ) );
		$blocks->during( [ 'rueda/form-field' ], static fn (): string => '' );
		self::assertNotNull( self::block_type( 'rueda/form-field' ) );
	}

	public function test_who_comes_after_the_server_was_built_sees_whole_block_types(): void {
		$GLOBALS['wp_rest_server'] = null;
		rest_get_server();
		// All of them are registered again, by modules that print nothing.
		foreach ( array_keys( WP_Block_Type_Registry::get_instance()->get_all_registered() ) as $name ) {
			if ( str_starts_with( $name, 'rueda/' ) ) {
				$this->forget( $name );
			}
		}
		$modules = new Modules();
		( new PageBlocks( $modules ) )->register( null );
		$modules->get( BlocksModule::class )->register();
		self::assertSame( '', self::block_type( 'rueda/wheel' )->title );

		wp_set_current_user( 1 );

		$type = self::block_type( 'rueda/wheel' );
		self::assertSame( [ 'rueda-wheel-editor-script' ], $type->editor_script_handles );
		self::assertNotSame( '', $type->title );
		self::assertArrayHasKey( 'align', $type->attributes );
	}

	private function forget( string $name ): void {
		$type = self::take( $name );
		if ( null !== $type ) {
			$this->taken[ $name ] ??= $type;
		}
	}

	private static function take( string $name ): ?WP_Block_Type {
		$registry = WP_Block_Type_Registry::get_instance();
		return $registry->is_registered( $name ) ? $registry->unregister( $name ) : null;
	}

	private static function block_type( string $name ): ?WP_Block_Type {
		return WP_Block_Type_Registry::get_instance()->get_registered( $name );
	}
}

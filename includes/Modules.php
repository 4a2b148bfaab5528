<?php

declare( strict_types=1 );

namespace Rueda;

use Rueda\Blocks\BlocksModule;
use Rueda\Blocks\PageBlocks;
use Rueda\CallToAction\CallToActionModule;
use Rueda\Mail\MailModule;
use Rueda\Report\MailForm;
use Rueda\Report\ReportModule;
use Rueda\Report\SharingFlags;
use Rueda\Share\ShareModule;
use Rueda\Support\Clock;
use Rueda\Support\Http\RestNonce;
use Rueda\Wheel\Plain\ReportForm;
use Rueda\Wheel\Progress\WheelProgressModule;
use Rueda\Wheel\WheelModule;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps the modules of one request, each built once, and which of them have begun. Listener decides what begins them.
 */
final class Modules {
	/** Which part of Rueda prints a block. */
	private const BLOCKS = [
		'rueda/wheel'                 => 'wheel',
		'rueda/saved-chart'           => 'chart',
		'rueda/call-to-action'        => 'call-to-action',
		'rueda/contact-form'          => 'form',
		'rueda/section'               => 'section',
		'rueda/masonry'               => 'section',
		'rueda/carousel'              => 'carousel',
		'rueda/slide'                 => 'carousel',
		'rueda/accessibility-toolbar' => 'toolbar',
		'rueda/add-wheels'            => 'wheel',
		'rueda/area'                  => 'wheel',
	];

	/** On visitors' pages, these blocks are registered only while a form prints them. */
	private const OF_FORMS = [ 'rueda/form-field', 'rueda/form-submit' ];

	/** The modules that answer each Ajax call of a visitor, besides the first of Plugin::MODULES. */
	private const AJAX = [
		'rest-nonce'           => [ RestNonce::class ],
		'getCTA'               => [ CallToActionModule::class ],
		'getSocialShare'       => [ ShareModule::class ],
		'saveWheelReport'      => [ WheelModule::class, ReportModule::class ],
		'sendMyWheelEmail'     => [ WheelModule::class, ReportModule::class, MailModule::class, ShareModule::class ],
		'rueda_wheel_progress' => [ WheelProgressModule::class ],
		'rueda_cta_click'      => [ CallToActionModule::class ],
	];

	/** @var array<class-string<Module>, Module> */
	private array $built = [];
	/** @var array<class-string<Module>, true> */
	private array $begun = [];
	/** @var array<string, true> The parts of Rueda that have begun. */
	private array $parts = [];

	private bool $are_all_begun = false;
	private ?bool $is_built     = null;

	private ?Clock $clock       = null;
	private ?PageBlocks $blocks = null;

	/** Modules that do not listen register no block types: tests build such modules. */
	private bool $is_listening = false;

	/**
	 * Returns a module, whether or not it has begun, so that its parts can be used.
	 *
	 * @template T of Module
	 * @param class-string<T> $name
	 * @return T
	 */
	public function get( string $name ): Module {
		/** @var T */
		return $this->built[ $name ] ??= new $name( $this );
	}

	/**
	 * Returns what a later module provides, by the interface that the earlier module has declared for it.
	 *
	 * @template T of object
	 * @param class-string<T> $interface
	 * @return T
	 */
	public function provided( string $interface ): object {
		$provider = match ( $interface ) {
			ReportForm::class   => $this->get( ReportModule::class )->wheel_form(),
			MailForm::class     => $this->get( ShareModule::class )->plain_mail(),
			SharingFlags::class => $this->get( ShareModule::class )->sharing(),
			default             => null,
		};
		assert( $provider instanceof $interface );
		return $provider;
	}

	public function clock(): Clock {
		return $this->clock ??= new Clock();
	}

	public function begin_part( string $part ): void {
		if ( ! isset( $this->parts[ $part ] ) ) {
			$this->parts[ $part ] = true;
			$this->blocks()?->register( array_keys( self::BLOCKS, $part, true ) );
			$this->begin( [ Plugin::MODULES[0], ...Plugin::PARTS[ $part ] ] );
		}
	}

	public function begin_ajax( string $action ): void {
		if ( isset( self::AJAX[ $action ] ) ) {
			$this->begin( [ Plugin::MODULES[0], ...self::AJAX[ $action ] ] );
		} elseif ( str_starts_with( $action, 'rueda_' ) ) {
			$this->begin_all();
		}
	}

	public function begin_block( string $name ): void {
		$is_of_form = in_array( $name, self::OF_FORMS, true );
		if ( ! $is_of_form && ! isset( self::BLOCKS[ $name ] ) ) {
			$this->blocks()?->register( [ $name ] );
		}
		$this->begin_part( $is_of_form ? 'form' : self::BLOCKS[ $name ] ?? 'block' );
	}

	/**
	 * Prints a form while WordPress knows its blocks.
	 *
	 * @param callable(): string $printer
	 */
	public function during_form( callable $printer ): string {
		return $this->blocks()?->during( self::OF_FORMS, $printer ) ?? $printer();
	}

	/** Some pages may print blocks that are not in their stored content. */
	public function register_all_blocks(): void {
		$this->blocks()?->register( array_keys( self::BLOCKS ) );
	}

	public function begin_all(): void {
		if ( ! $this->are_all_begun ) {
			$this->are_all_begun = true;
			$this->blocks()?->register( null );
			$this->begin( Plugin::MODULES );
		}
	}

	public function are_all_begun(): bool {
		return $this->are_all_begun;
	}

	/** @param list<class-string<Module>> $names */
	public function begin( array $names ): void {
		// Without a build, BlocksModule tells admins, and the other modules lack what the build writes.
		$this->is_built ??= is_file( RUEDA_DIR . 'build/definitions.php' );
		foreach ( $this->is_built ? $names : [ Plugin::MODULES[0], BlocksModule::class ] as $name ) {
			if ( ! isset( $this->begun[ $name ] ) ) {
				$this->begun[ $name ] = true;
				$this->get( $name )->register();
			}
		}
	}

	public function listen(): void {
		$this->is_listening = true;
		( new Types( $this ) )->register();
		( new Listener( $this ) )->listen();
	}

	private function blocks(): ?PageBlocks {
		return $this->is_listening ? $this->blocks ??= new PageBlocks( $this ) : null;
	}
}

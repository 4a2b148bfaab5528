<?php

declare( strict_types=1 );

namespace Rueda\Tests\Kit;

use Rueda\Kit\Archive\ZipKit;
use Rueda\Kit\Format\Canonical;

abstract class HostileKitTestCase extends KitTestCase {
	protected const HELLO = '<!-- wp:paragraph --><p>Hello</p><!-- /wp:paragraph -->';

	protected const PAGE = [ 'title' => 'Home', 'slug' => 'home', 'content' => self::HELLO ];

	/**
	 * @param array<string, string> $files
	 * @param callable|null         $change Of the manifest.
	 */
	protected function reason( array $files, ?callable $change = null ): string {
		return $this->reason_of_bytes( $this->zip( $files, [], $change )->bytes() );
	}

	protected function reason_of_bytes( string $bytes ): string {
		$path = $this->temp_file( $bytes );
		return self::reason_of( static fn () => ZipKit::open( $path ) );
	}

	/**
	 * @param array<string, string> $files
	 * @param callable|null         $change Of the manifest.
	 */
	protected function kit( array $files = [], ?callable $change = null ): string {
		return $this->temp_file( $this->zip( $files, [], $change )->bytes() );
	}

	/**
	 * @param array<string, string>               $files  More files, or others.
	 * @param array<string, array<string, mixed>> $lies   By file.
	 * @param callable|null                       $change Of the manifest.
	 */
	protected function zip( array $files = [], array $lies = [], ?callable $change = null ): HostileZip {
		$page     = $files['pages/home.json'] ?? Canonical::json( self::PAGE );
		$hash     = hash( 'sha256', self::png() );
		$manifest = [
			'format'    => 'rueda-kit',
			'version'   => '1.0',
			'name'      => 'small',
			'title'     => 'Small',
			'created'   => '2026-11-22T10:00:00Z',
			'settings'  => [ 'cta' => false ],
			'templates' => [
				'page:home' => [
					'title'    => 'Home',
					'doc_type' => 'page',
					'file'     => 'pages/home.json',
					'sha256'   => hash( 'sha256', $page ),
					'bytes'    => strlen( $page ),
					'uses'     => [],
				],
			],
			'media'     => [
				$hash => [
					'name'   => 'sun.png',
					'mime'   => 'image/png',
					'bytes'  => strlen( self::png() ),
					'width'  => 2,
					'height' => 3,
					'alt'    => '',
				],
			],
		];
		$manifest = null === $change ? $manifest : $change( $manifest );
		$zip      = new HostileZip();
		$own      = [
			'manifest.json'   => Canonical::json( $manifest ),
			'pages/home.json' => $page,
			"media/$hash.png" => self::png(),
		];
		foreach ( $own + $files as $name => $content ) {
			$zip->add( $name, $content, $lies[ $name ] ?? [] );
		}
		return $zip;
	}
}

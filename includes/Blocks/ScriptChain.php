<?php

declare( strict_types=1 );

namespace Rueda\Blocks;

defined( 'ABSPATH' ) || exit;

/** Registered scripts as data: what WordPress would print for them, in the order in which they have to run. */
final class ScriptChain {
	/** The globals on `window` by which the loader sees that a page already has a script, whichever code loaded it. */
	private const GLOBALS = [
		'react'               => 'React',
		'react-dom'           => 'ReactDOM',
		'react-jsx-runtime'   => 'ReactJSXRuntime',
		'lodash'              => 'lodash',
		'moment'              => 'moment',
		'wp-a11y'             => 'wp.a11y',
		'wp-api-fetch'        => 'wp.apiFetch',
		'wp-components'       => 'wp.components',
		'wp-compose'          => 'wp.compose',
		'wp-data'             => 'wp.data',
		'wp-date'             => 'wp.date',
		'wp-deprecated'       => 'wp.deprecated',
		'wp-dom'              => 'wp.dom',
		'wp-dom-ready'        => 'wp.domReady',
		'wp-element'          => 'wp.element',
		'wp-escape-html'      => 'wp.escapeHtml',
		'wp-hooks'            => 'wp.hooks',
		'wp-html-entities'    => 'wp.htmlEntities',
		'wp-i18n'             => 'wp.i18n',
		'wp-is-shallow-equal' => 'wp.isShallowEqual',
		'wp-keycodes'         => 'wp.keycodes',
		'wp-primitives'       => 'wp.primitives',
		'wp-priority-queue'   => 'wp.priorityQueue',
		'wp-private-apis'     => 'wp.privateApis',
		'wp-redux-routine'    => 'wp.reduxRoutine',
		'wp-rich-text'        => 'wp.richText',
		'wp-style-engine'     => 'wp.styleEngine',
		'wp-token-list'       => 'wp.tokenList',
		'wp-undo-manager'     => 'wp.undoManager',
		'wp-url'              => 'wp.url',
		'wp-warning'          => 'wp.warning',
	];

	/** Browsers that need it are not supported, but WordPress 6.5 makes it a dependency of all its packages. */
	private const LEFT_OUT = [ 'wp-polyfill' ];

	/**
	 * @param list<string> $handles
	 * @return list<array<string, mixed>> Dependencies first, each handle once.
	 */
	public static function describe( array $handles ): array {
		$scripts = wp_scripts();
		$entries = [];
		foreach ( self::in_order( $scripts, $handles ) as $handle ) {
			$entries[] = self::entry( $scripts, $handle );
		}
		return $entries;
	}

	/**
	 * @param array<string>       $handles
	 * @param array<string, true> $seen
	 * @return list<string>
	 */
	private static function in_order( \WP_Scripts $scripts, array $handles, array &$seen = [] ): array {
		$ordered = [];
		foreach ( $handles as $handle ) {
			if (
				isset( $seen[ $handle ] )
				|| in_array( $handle, self::LEFT_OUT, true )
				|| ! isset( $scripts->registered[ $handle ] )
			) {
				continue;
			}
			$seen[ $handle ] = true;
			array_push(
				$ordered,
				...self::in_order( $scripts, $scripts->registered[ $handle ]->deps, $seen ),
				...[ $handle ]
			);
		}
		return $ordered;
	}

	/** @return array<string, mixed> Without empty values, because most scripts have only an address. */
	private static function entry( \WP_Scripts $scripts, string $handle ): array {
		return [ 'handle' => $handle, 'src' => self::address( $scripts, $handle ) ] + array_filter(
			[
				'global'       => self::GLOBALS[ $handle ] ?? '',
				'before'       => self::listed( $scripts->get_inline_script_data( $handle, 'before' ) ),
				'after'        => self::listed( self::after( $scripts, $handle ) ),
				'translations' => (string) $scripts->print_translations( $handle, false ),
				'extra'        => (string) $scripts->print_extra_script( $handle, false ),
			],
			static fn ( string|array $code ): bool => '' !== $code && [] !== $code
		);
	}

	/**
	 * Without WordPress's own lines for api-fetch. The recipe has the addresses and the nonce that they are about, so
	 * the loader can do the same where a site's policy forbids inline scripts, and the page has them once.
	 */
	private static function after( \WP_Scripts $scripts, string $handle ): string {
		if ( 'wp-api-fetch' !== $handle ) {
			return $scripts->get_inline_script_data( $handle, 'after' );
		}
		$root  = 'createRootURLMiddleware( "' . esc_url_raw( get_rest_url() ) . '" )';
		$added = $scripts->get_data( $handle, 'after' );
		return implode(
			"\n",
			array_filter(
				is_array( $added ) ? array_filter( $added, 'is_string' ) : [],
				static fn ( string $code ): bool =>
					'' !== $code && ! str_contains( $code, $root ) && ! str_contains( $code, 'nonceEndpoint' )
			)
		);
	}

	/** @return list<string> */
	private static function listed( string $code ): array {
		return '' === $code ? [] : [ $code ];
	}

	/** The address that WordPress would print, filtered for CDNs and the like. Empty for a handle without a file. */
	private static function address( \WP_Scripts $scripts, string $handle ): string {
		$script = $scripts->registered[ $handle ];
		$src    = (string) $script->src;
		if ( '' === $src ) {
			return '';
		}
		$is_whole = 1 === preg_match( '|^(https?:)?//|', $src )
			|| ( '' !== (string) $scripts->content_url && str_starts_with( $src, (string) $scripts->content_url ) );
		if ( ! $is_whole ) {
			$src = $scripts->base_url . $src;
		}
		// `null` says: no version in the address; `false`: that of WordPress.
		$version = false === $script->ver || '' === $script->ver ? $scripts->default_version : (string) $script->ver;
		if ( '' !== $version ) {
			$src = str_contains( $src, '?' ) ? add_query_arg( 'ver', $version, $src ) : "{$src}?ver={$version}";
		}
		/** This filter is documented in wp-includes/class-wp-scripts.php */
		$filtered = apply_filters( 'script_loader_src', $src, $handle );
		return is_string( $filtered ) ? esc_url_raw( $filtered ) : '';
	}
}

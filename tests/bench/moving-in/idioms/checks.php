<?php
/**
 * What functions.php files do to check a message, in our own words. idioms.json says where each was seen.
 *
 * @package Rueda
 */

declare( strict_types=1 );

return [
	'confirm-by-property'     => static function (): void {
		add_filter(
			'wpcf7_validate_email',
			static function ( $result, $tag ) {
				if ( 'your-email_confirm' === $tag->name && $_POST['your-email'] !== $_POST['your-email_confirm'] ) {
					$result->invalidate( $tag, 'The addresses differ.' );
				}
				return $result;
			},
			20,
			2
		);
	},
	'confirm-by-array'        => static function (): void {
		$check = static function ( $result, $tag ) {
			$type = $tag['type'];
			$name = $tag['name'];
			if ( in_array( $type, [ 'email', 'email*' ], true ) && preg_match( '/^(.*)_confirm$/', $name, $found ) && $_POST[ $name ] !== $_POST[ $found[1] ] ) {
				$result->invalidate( $tag, 'Not the same address.' );
			}
			return $result;
		};
		add_filter( 'wpcf7_validate_email', $check, 11, 2 );
		add_filter( 'wpcf7_validate_email*', $check, 11, 2 );
	},
	'result-as-array'         => static function (): void {
		add_filter(
			'wpcf7_validate_email',
			static function ( $result, $tag ) {
				$name = $tag['name'];
				if ( 'your-email_confirm' === $name && $_POST[ $name ] !== $_POST['your-email'] ) {
					$result['valid']           = false;
					$result['reason'][ $name ] = 'Please repeat your address.';
				}
				return $result;
			},
			11,
			2
		);
	},
	'confirm-with-new-object' => static function (): void {
		add_filter(
			'wpcf7_messages',
			static fn ( $messages ) => array_merge( $messages, [ 'fields_differ' => [ 'description' => 'Two fields differ', 'default' => 'Both have to be equal.' ] ] )
		);
		add_filter(
			'wpcf7_validate_email',
			static function ( $result, $tag ) {
				$tag = new WPCF7_FormTag( $tag );
				if ( preg_match( '/_confirm$/', $tag->name ) && $_POST[ $tag->name ] !== $_POST['your-email'] ) {
					$result->invalidate( $tag, wpcf7_get_message( 'fields_differ' ) );
				}
				return $result;
			},
			10,
			2
		);
	},
	'no-links'                => static function (): void {
		$check = static function ( $result, $tag ) {
			$name = $tag['name'];
			if ( 'your-message' === $name && preg_match( '/https?:|href/', $_POST[ $name ] ) ) {
				$result->invalidate( $tag, 'No links, please.' );
			}
			return $result;
		};
		add_filter( 'wpcf7_validate_textarea', $check, 10, 2 );
		add_filter( 'wpcf7_validate_textarea*', $check, 10, 2 );
	},
	'phone-by-name'           => static function (): void {
		add_filter(
			'wpcf7_validate_tel',
			static function ( $result, $tag ) {
				$name = $tag->name;
				if ( '' !== ( $_POST[ $name ] ?? '' ) && ! preg_match( '/^0[235789][0-9]{8}$/', $_POST[ $name ] ) ) {
					$result->invalidate( $name, wpcf7_get_message( 'invalid_tel' ) );
				}
				return $result;
			},
			10,
			2
		);
	},
	'kana'                    => static function (): void {
		add_filter(
			'wpcf7_validate_text',
			static function ( $result, $tag ) {
				$typed = 'your-kana' === $tag->name ? trim( $_POST['your-kana'] ?? '' ) : '';
				if ( '' !== $typed && ! preg_match( '/^[ぁ-んー\s]+$/u', $typed ) ) {
					$result->invalidate( $tag, 'ひらがなでどうぞ。' );
				}
				return $result;
			},
			20,
			2
		);
	},
	'name-without-digits'     => static function (): void {
		$check = static function ( $result, $tag ) {
			$typed = 'your-name' === $tag->name ? (string) wp_unslash( $_POST['your-name'] ?? '' ) : '';
			if ( preg_match( '/\d/u', $typed ) ) {
				$result->invalidate( $tag, 'A name has no digits.' );
			}
			return $result;
		};
		add_filter( 'wpcf7_validate_text', $check, 20, 2 );
		add_filter( 'wpcf7_validate_text*', $check, 20, 2 );
	},
	'whole-name'              => static function (): void {
		add_filter(
			'wpcf7_validate_text*',
			static function ( $result, $tag ) {
				if ( 'your-name' === $tag->name && ! preg_match( '/^\S+ \S+/', $_POST['your-name'] ) ) {
					$result->invalidate( $tag, 'First and last name, please.' );
				}
				return $result;
			},
			20,
			2
		);
	},
	'consent-as-field'        => static function (): void {
		add_filter(
			'wpcf7_validate_acceptance',
			static function ( $result, $tag ) {
				if ( 'agree' === $tag->name && '1' !== ( $_POST['agree'] ?? '' ) ) {
					$result->invalidate( $tag, 'Please agree.' );
				}
				return $result;
			},
			20,
			2
		);
	},
	'trap-of-whole-form'      => static function (): void {
		add_filter(
			'wpcf7_validate',
			static function ( $result, $tags ) {
				if ( empty( $result->get_invalid_fields() ) && str_contains( $_POST['your-message'] ?? '', 'casino' ) ) {
					$result->invalidate( '', 'This looks like spam.' );
				}
				return $result;
			},
			10,
			2
		);
	},
	'bad-words'               => static function (): void {
		add_filter(
			'wpcf7_validate_textarea',
			static function ( $result, $tag ) {
				foreach ( [ 'loan', 'lottery' ] as $word ) {
					if ( false !== stripos( $_POST[ $tag->name ], $word ) ) {
						$result->invalidate( $tag, 'Please leave that word out.' );
						break;
					}
				}
				return $result;
			},
			10,
			2
		);
	},
	'consent-filter'          => static function (): void {
		add_filter(
			'wpcf7_acceptance',
			static fn ( $yes ) => isset( $_POST['your-kana'] ) && 'x' === $_POST['your-kana'] ? false : $yes
		);
	},
	'name-not-required'       => static function (): void {
		add_filter(
			'wpcf7_form_tag',
			static function ( $tag ) {
				if ( is_array( $tag ) && 'your-name' === ( $tag['name'] ?? '' ) && 'text*' === $tag['type'] ) {
					$tag['type'] = 'text';
				}
				return $tag;
			}
		);
	},
	'words-of-each-field'     => static function (): void {
		add_filter(
			'wpcf7_ajax_json_echo',
			static function ( $response, $result ) {
				foreach ( 'validation_failed' === $response['status'] ? $response['invalid_fields'] : [] as $index => $field ) {
					if ( 'your-name' === $field['field'] ) {
						$response['invalid_fields'][ $index ]['message'] = 'What is your name?';
					}
				}
				return $response;
			},
			10,
			2
		);
	},
	'required-by-tag'         => static function (): void {
		add_filter(
			'wpcf7_validate',
			static function ( $result, $tags ) {
				foreach ( $tags as $tag ) {
					$tag = new WPCF7_FormTag( $tag );
					if ( $tag->has_option( 'rows' ) && '' === trim( $_POST[ $tag->name ] ?? '' ) ) {
						$result->invalidate( $tag, 'Rows ' . $tag->get_option( 'rows', 'int', true ) . ' ' . $tag->get_class_option( 'x' ) . ' ' . $tag->get_id_option() );
					}
				}
				return $result;
			},
			10,
			2
		);
	},
];

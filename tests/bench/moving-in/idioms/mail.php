<?php
/**
 * What functions.php files do with the message and its emails, in our own words. idioms.json says where each was seen.
 *
 * @package Rueda
 */

declare( strict_types=1 );

return [
	'more-attachments'    => static function (): void {
		add_action(
			'wpcf7_before_send_mail',
			static function ( $contact_form, &$abort ): void {
				$posted = WPCF7_Submission::get_instance()->get_posted_data();
				if ( 'file' !== ( $posted['your-kana'] ?? '' ) ) {
					return;
				}
				file_put_contents( WP_CONTENT_DIR . '/uploads/moving-in.txt', 'Attached' );
				$mail                = $contact_form->prop( 'mail' );
				$mail['attachments'] = trim( ( $mail['attachments'] ?? '' ) . "\nuploads/moving-in.txt" );
				$contact_form->set_properties( [ 'mail' => $mail ] );
			},
			10,
			2
		);
	},
	'tag-of-hidden-field' => static function (): void {
		add_filter( 'wpcf7_form_hidden_fields', static fn ( $fields ) => [ 'came-from' => '' ] + $fields );
		add_filter(
			'wpcf7_special_mail_tags',
			static function ( $output, $name, $html, $mail_tag ) {
				if ( 'came_from' !== ltrim( $name, '_' ) ) {
					return $output;
				}
				$posted = WPCF7_Submission::get_instance()->get_posted_data();
				return sanitize_text_field( $posted['came-from'] ?? '' ) . '/' . $mail_tag->field_name();
			},
			10,
			4
		);
	},
	'tags-of-page'        => static function (): void {
		add_filter(
			'wpcf7_special_mail_tags',
			static fn ( $output, $name ) => [ '_date_there' => 'noon', '_post_title' => 'The page', '_url' => 'https://example.org/page' ][ $name ] ?? $output,
			10,
			2
		);
	},
	'words-in-mail'       => static function (): void {
		add_filter(
			'wpcf7_mail_tag_replaced',
			static function ( $replaced, $submitted, $html, $mail_tag ) {
				if ( ! is_object( $mail_tag ) ) {
					return $replaced;
				}
				return 'your-message' === $mail_tag->field_name() && '' === trim( (string) $submitted ) ? '—' : $replaced;
			},
			10,
			4
		);
	},
	'nothing-empty'       => static function (): void {
		add_filter(
			'wpcf7_mail_components',
			static function ( $components, $contact_form, $mail ) {
				foreach ( $components as $key => $part ) {
					if ( ! is_array( $part ) && '' === trim( (string) $part ) ) {
						unset( $components[ $key ] );
					}
				}
				return $components;
			},
			10,
			3
		);
	},
	'shortcodes-in-mail'  => static function (): void {
		add_shortcode( 'moving_in', static fn () => 'shortcode' );
		add_filter(
			'wpcf7_mail_components',
			static function ( $components, $contact_form, $mail ) {
				$components['body'] = do_shortcode( $components['body'] . ' [moving_in] ' . $contact_form->title() . ' ' . $mail->name() );
				return $components;
			},
			10,
			3
		);
	},
	'post-of-message'     => static function (): void {
		add_action(
			'wpcf7_mail_sent',
			static function ( $contact_form ): void {
				$data = WPCF7_Submission::get_instance()->get_posted_data();
				moving_in_note( 'post', [ sanitize_text_field( $data['your-name'] ), $data['topic'], $data['days'] ?? null ] );
			}
		);
	},
	'by-number-of-form'   => static function (): void {
		add_action(
			'wpcf7_mail_sent',
			static function ( $contact_form ): void {
				if ( $contact_form->id() === (int) get_option( 'moving_in_number' ) ) {
					$data = WPCF7_Submission::get_instance()->get_posted_data();
					moving_in_note( 'number', trim( strtolower( $data['topic'][0] ?? '' ) ) );
				}
			}
		);
	},
	'by-title-property'   => static function (): void {
		add_action(
			'wpcf7_mail_sent',
			static function ( $contact_form ): void {
				if ( 'Contact us' === $contact_form->title ) {
					moving_in_note( 'title', WPCF7_Submission::get_instance()->get_posted_data()['your-name'] );
				}
			}
		);
	},
	'by-id-property'      => static function (): void {
		add_action(
			'wpcf7_mail_sent',
			static function ( $cf7 ): void {
				if ( (string) get_option( 'moving_in_number' ) === (string) $cf7->id ) {
					moving_in_note( 'id', WPCF7_Submission::get_instance()->get_posted_data()['your-email'] );
				}
			}
		);
	},
	'all-to-a-service'    => static function (): void {
		add_action(
			'wpcf7_before_send_mail',
			static function ( $form ): void {
				$data = WPCF7_Submission::get_instance()->get_posted_data();
				ksort( $data );
				moving_in_note( 'data', array_diff_key( $data, [ 'came-from' => 1 ] ) );
			}
		);
	},
	'settings-of-form'    => static function (): void {
		add_action(
			'wpcf7_before_send_mail',
			static function ( $contact_form, &$abort, $submission ): void {
				if ( $contact_form->pref( 'list_enabled' ) ) {
					moving_in_note( 'pref', [ $contact_form->pref( 'list_key' ), $submission->get_posted_data( 'your-email' ) ] );
				}
			},
			10,
			3
		);
	},
	'stop-the-mail'       => static function (): void {
		add_action(
			'wpcf7_before_send_mail',
			static function ( $contact_form, &$abort, $submission ): void {
				if ( 'stop' === $submission->get_posted_data( 'your-kana' ) ) {
					$abort = true;
					$submission->set_status( 'validation_failed' );
					$submission->set_response( $contact_form->filter_message( 'Not today.' ) );
				}
			},
			10,
			3
		);
	},
	'fill-in-data'        => static function (): void {
		add_filter(
			'wpcf7_posted_data',
			static function ( $posted ) {
				$posted['source'] = empty( $posted['source'] ) ? 'unknown' : $posted['source'];
				$posted['time']   = $posted['time'] ?? 'now';
				return $posted;
			}
		);
	},
	'number-in-data'      => static function (): void {
		add_filter(
			'wpcf7_posted_data',
			static function ( $posted ) {
				$form             = WPCF7_Submission::get_instance()->get_contact_form();
				$posted['source'] = 'No. ' . ( $form->id() > 0 ? 7 : 0 );
				return $posted;
			},
			10,
			1
		);
	},
	'status-afterwards'   => static function (): void {
		add_action( 'wpcf7_mail_sent', static fn () => moving_in_note( 'sent', WPCF7_Submission::get_instance()->get_status() ) );
		add_action( 'wpcf7_submit', static fn ( $form, $result ) => moving_in_note( 'submit', [ WPCF7_Submission::get_instance()->get_status(), $result['status'] ] ), 10, 2 );
		add_action( 'shutdown', static fn () => class_exists( 'WPCF7_Submission', false ) && WPCF7_Submission::get_instance() && moving_in_note( 'end', WPCF7_Submission::get_instance()->get_status() ) );
	},
	'after-a-guard'       => static function (): void {
		add_action(
			'wp_loaded',
			static function (): void {
				if ( defined( 'WPCF7_VERSION' ) && version_compare( WPCF7_VERSION, '4.1', '>=' ) ) {
					add_action( 'wpcf7_mail_sent', static fn ( $form ) => moving_in_note( 'guarded', WPCF7_Submission::get_instance()->get_posted_data()['your-name'] ), 10, 1 );
				}
			}
		);
	},
	'mail-to-chosen'      => static function (): void {
		add_action(
			'wpcf7_before_send_mail',
			static function ( $form ): void {
				$properties = $form->get_properties();
				if ( [ 'General' ] === WPCF7_Submission::get_instance()->get_posted_data( 'topic' ) ) {
					$properties['mail']['recipient'] = 'general@example.org';
					$form->set_properties( $properties );
				}
			}
		);
	},
	'no-mail'             => static function (): void {
		add_filter( 'wpcf7_skip_mail', '__return_true' );
	},
];

<?php
/**
 * Functions of Contact Form 7 that themes and add-ons call. NameLoader loads them where that plugin is not active. A
 * name that other code has declared stays with that code.
 *
 * @package Rueda
 */

declare( strict_types=1 );

use Rueda\Compat\OldNames as Names;
use Rueda\Compat\OldNames\FormTagsManager;
use Rueda\Compat\OldNames\Functions;
use Rueda\Compat\OldNames\Mail;
use Rueda\Form\Protocol\UnitTag;
use Rueda\Form\Value\ValueFormat;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- the names are not ours.

if ( ! function_exists( 'wpcf7_contact_form' ) ) {
	function wpcf7_contact_form( mixed $id ): ?Names\ContactForm {
		return Names\ContactForm::get_instance( $id );
	}
}

if ( ! function_exists( 'wpcf7_get_current_contact_form' ) ) {
	function wpcf7_get_current_contact_form(): ?Names\ContactForm {
		return Names\ContactForm::get_current();
	}
}

if ( ! function_exists( 'wpcf7_get_contact_form_by_old_id' ) ) {
	function wpcf7_get_contact_form_by_old_id( mixed $id ): ?Names\ContactForm {
		return Names\ContactForm::get_instance( $id );
	}
}

if ( ! function_exists( 'wpcf7_get_contact_form_by_hash' ) ) {
	function wpcf7_get_contact_form_by_hash( mixed $hash ): ?Names\ContactForm {
		return Functions::form_named( Names\Given::text( $hash ) );
	}
}

if ( ! function_exists( 'wpcf7_get_contact_form_by_title' ) ) {
	function wpcf7_get_contact_form_by_title( mixed $title ): ?Names\ContactForm {
		return Functions::form_named( '', Names\Given::text( $title ) );
	}
}

if ( ! function_exists( 'wpcf7_is_posted' ) ) {
	function wpcf7_is_posted(): bool {
		return true === Names\ContactForm::get_current()?->is_posted();
	}
}

if ( ! function_exists( 'wpcf7_get_message' ) ) {
	function wpcf7_get_message( mixed $status ): string {
		return Functions::message( Names\Given::text( $status ) );
	}
}

if ( ! function_exists( 'wpcf7_get_validation_error' ) ) {
	function wpcf7_get_validation_error( mixed $name ): string {
		return Functions::validation_error( Names\Given::text( $name ) );
	}
}

if ( ! function_exists( 'wpcf7_get_hangover' ) ) {
	function wpcf7_get_hangover( mixed $name, mixed $fallback = null ): mixed {
		return Functions::hangover( Names\Given::text( $name ), $fallback );
	}
}

if ( ! function_exists( 'wpcf7_form_controls_class' ) ) {
	function wpcf7_form_controls_class( mixed $type, mixed $more = '' ): string {
		return Functions::control_classes( Names\Given::text( $type ), implode( ' ', Names\Given::texts( $more ) ) );
	}
}

if ( ! function_exists( 'wpcf7_format_atts' ) ) {
	function wpcf7_format_atts( mixed $atts ): string {
		return Functions::attributes( (array) $atts );
	}
}

if ( ! function_exists( 'wpcf7_add_form_tag' ) ) {
	function wpcf7_add_form_tag( mixed $types, mixed $callback, mixed $features = '' ): void {
		FormTagsManager::get_instance()->add( $types, $callback, $features );
	}
}

if ( ! function_exists( 'wpcf7_add_shortcode' ) ) {
	function wpcf7_add_shortcode( mixed $types, mixed $callback, mixed $features = '' ): void {
		FormTagsManager::get_instance()->add( $types, $callback, $features );
	}
}

if ( ! function_exists( 'wpcf7_remove_form_tag' ) ) {
	function wpcf7_remove_form_tag( mixed $type ): void {
		FormTagsManager::get_instance()->remove( $type );
	}
}

if ( ! function_exists( 'wpcf7_remove_shortcode' ) ) {
	function wpcf7_remove_shortcode( mixed $type ): void {
		FormTagsManager::get_instance()->remove( $type );
	}
}

if ( ! function_exists( 'wpcf7_replace_all_form_tags' ) ) {
	function wpcf7_replace_all_form_tags( mixed $content ): string {
		return FormTagsManager::get_instance()->replace_all( $content );
	}
}

if ( ! function_exists( 'wpcf7_do_shortcode' ) ) {
	function wpcf7_do_shortcode( mixed $content ): string {
		return FormTagsManager::get_instance()->replace_all( $content );
	}
}

if ( ! function_exists( 'wpcf7_scan_form_tags' ) ) {
	/** @return list<Names\OldFormTag> */
	function wpcf7_scan_form_tags( mixed $condition = null ): array {
		return Names\ContactForm::get_current()?->scan_form_tags( $condition ) ?? [];
	}
}

if ( ! function_exists( 'wpcf7_scan_shortcode' ) ) {
	/** @return list<Names\OldFormTag> */
	function wpcf7_scan_shortcode( mixed $condition = null ): array {
		return Names\ContactForm::get_current()?->scan_form_tags( $condition ) ?? [];
	}
}

if ( ! function_exists( 'wpcf7_form_tag_supports' ) ) {
	function wpcf7_form_tag_supports( mixed $type, mixed $feature ): bool {
		return FormTagsManager::get_instance()->tag_type_supports( $type, $feature );
	}
}

if ( ! function_exists( 'wpcf7_mail_replace_tags' ) ) {
	function wpcf7_mail_replace_tags( mixed $content, mixed $args = '' ): string {
		$is_html = is_array( $args ) && true === ( $args['html'] ?? false );
		return Mail::replaced( Names\Given::text( $content ), $is_html );
	}
}

if ( ! function_exists( 'wpcf7_enqueue_scripts' ) ) {
	function wpcf7_enqueue_scripts(): void {
		Functions::enqueue_scripts();
	}
}

if ( ! function_exists( 'wpcf7_enqueue_styles' ) ) {
	function wpcf7_enqueue_styles(): void {
		Functions::enqueue_styles();
	}
}

if ( ! function_exists( 'wpcf7_script_is' ) ) {
	function wpcf7_script_is(): bool {
		return wp_script_is( 'contact-form-7' );
	}
}

if ( ! function_exists( 'wpcf7_style_is' ) ) {
	function wpcf7_style_is(): bool {
		return wp_style_is( 'contact-form-7' );
	}
}

if ( ! function_exists( 'wpcf7_load_js' ) ) {
	function wpcf7_load_js(): bool {
		return true;
	}
}

if ( ! function_exists( 'wpcf7_load_css' ) ) {
	function wpcf7_load_css(): bool {
		return true;
	}
}

if ( ! function_exists( 'wpcf7_plugin_url' ) ) {
	function wpcf7_plugin_url( mixed $path = '' ): string {
		return plugins_url( Names\Given::text( $path ), RUEDA_FILE );
	}
}

if ( ! function_exists( 'wpcf7_plugin_path' ) ) {
	function wpcf7_plugin_path( mixed $path = '' ): string {
		return RUEDA_DIR . ltrim( Names\Given::text( $path ), '/' );
	}
}

if ( ! function_exists( 'wpcf7_version' ) ) {
	function wpcf7_version( mixed $args = '' ): string {
		return Names\NameLoader::VERSION;
	}
}

if ( ! function_exists( 'wpcf7_autop' ) ) {
	function wpcf7_autop( mixed $text, mixed $with_breaks = true ): string {
		return wpautop( Names\Given::text( $text ), (bool) $with_breaks );
	}
}

if ( ! function_exists( 'wpcf7_autop_or_not' ) ) {
	function wpcf7_autop_or_not( mixed $options = '' ): bool {
		return false;
	}
}

if ( ! function_exists( 'wpcf7_support_html5' ) ) {
	function wpcf7_support_html5(): bool {
		return true;
	}
}

if ( ! function_exists( 'wpcf7_support_html5_fallback' ) ) {
	function wpcf7_support_html5_fallback(): bool {
		return false;
	}
}

if ( ! function_exists( 'wpcf7_strip_newline' ) ) {
	function wpcf7_strip_newline( mixed $text ): string {
		return trim( str_replace( [ "\r", "\n" ], '', Names\Given::text( $text ) ) );
	}
}

if ( ! function_exists( 'wpcf7_strip_quote' ) ) {
	function wpcf7_strip_quote( mixed $text ): string {
		return trim( Names\Given::text( $text ), '\'"' );
	}
}

if ( ! function_exists( 'wpcf7_sanitize_unit_tag' ) ) {
	function wpcf7_sanitize_unit_tag( mixed $tag ): string {
		return UnitTag::clean( $tag );
	}
}

if ( ! function_exists( 'wpcf7_array_flatten' ) ) {
	/** @return list<mixed> */
	function wpcf7_array_flatten( mixed $input ): array {
		return Functions::flat( $input );
	}
}

if ( ! function_exists( 'wpcf7_get_request_uri' ) ) {
	function wpcf7_get_request_uri(): string {
		return esc_url_raw( add_query_arg( [] ) );
	}
}

if ( ! function_exists( 'wpcf7_is_email' ) ) {
	function wpcf7_is_email( mixed $text ): bool {
		return is_string( $text ) && false !== is_email( $text );
	}
}

if ( ! function_exists( 'wpcf7_is_url' ) ) {
	function wpcf7_is_url( mixed $text ): bool {
		return is_string( $text ) && '' !== esc_url_raw( $text ) && 1 === preg_match( '~^[a-z][a-z0-9+.-]*:~i', $text );
	}
}

if ( ! function_exists( 'wpcf7_is_tel' ) ) {
	function wpcf7_is_tel( mixed $text ): bool {
		return is_string( $text ) && ValueFormat::is_tel( $text );
	}
}

if ( ! function_exists( 'wpcf7_is_number' ) ) {
	function wpcf7_is_number( mixed $text ): bool {
		return is_string( $text ) && ValueFormat::is_number( $text );
	}
}

if ( ! function_exists( 'wpcf7_is_date' ) ) {
	function wpcf7_is_date( mixed $text ): bool {
		return Functions::is_date( $text );
	}
}

if ( ! function_exists( 'wpcf7_is_name' ) ) {
	function wpcf7_is_name( mixed $text ): bool {
		return is_string( $text ) && 1 === preg_match( '/^[A-Za-z][A-Za-z0-9:._-]*$/D', $text );
	}
}

if ( ! function_exists( 'wpcf7_normalize_newline' ) ) {
	function wpcf7_normalize_newline( mixed $text, mixed $to = "\n" ): string {
		return str_replace( [ "\r\n", "\r" ], Names\Given::text( $to ), Names\Given::text( $text ) );
	}
}

if ( ! function_exists( 'wpcf7_upload_dir' ) ) {
	function wpcf7_upload_dir( mixed $type = false ): mixed {
		return false === $type ? wp_upload_dir() : ( wp_upload_dir()[ 'url' === $type ? 'baseurl' : 'basedir' ] ?? '' );
	}
}

if ( ! function_exists( 'wpcf7_contact_form_tag_func' ) ) {
	function wpcf7_contact_form_tag_func( mixed $atts, mixed $content = null, mixed $code = '' ): string {
		return Functions::shortcode( is_array( $atts ) ? $atts : [] );
	}
}
